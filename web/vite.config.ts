import preact from "@preact/preset-vite";
import { defineConfig } from "vitest/config";

const server = "http://localhost:8000";

export default defineConfig({
  plugins: [preact()],
  build: {
    outDir: "../server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The first browsers that know light-dark().
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "jsdom",
    isolate: false,
    setupFiles: ["src/test_setup.ts"],
    restoreMocks: true,
    coverage: {
      include: ["src/**/*.{ts,tsx}"],
      exclude: ["src/**/*.gen.ts", "src/**/*.test.*", "src/test_setup.ts", "src/testing.ts"],
    },
  },
});
