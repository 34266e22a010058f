// Generates the browser's types from the server's schemas: `npm run types`, or with `-- --check`
// only says whether they are fresh.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const web = dirname(fileURLToPath(import.meta.url));
const root = dirname(web);

function python() {
  const own = join(root, ".venv/bin/python");
  return process.env.PYTHON ?? (existsSync(own) ? own : "python3");
}

function declaredByTheServer() {
  const text = execFileSync(python(), ["-m", "server.schemas"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 26,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(text);
}

/** json-schema-to-typescript knows tuples only in the older form: `items` as a list. */
function withOlderTuples(schema) {
  if (Array.isArray(schema)) return schema.map(withOlderTuples);
  if (schema === null || typeof schema !== "object") return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, withOlderTuples(value)]);
  const { prefixItems, ...rest } = Object.fromEntries(entries);
  return prefixItems ? { ...rest, items: prefixItems, additionalItems: false } : rest;
}

async function typescript({ schema, constants }) {
  const types = await compile(withOlderTuples(schema), schema.title, {
    additionalProperties: false,
    bannerComment: "// Generated from the server's schemas by `npm run types`. Do not edit.",
    style: { printWidth: 100 },
  });
  const values = Object.entries(constants).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`,
  );
  return `${types}\n${values.join("")}`;
}

function isFresh(file, text) {
  return existsSync(file) && readFileSync(file, "utf8") === text;
}

const stale = [];
for (const [path, declared] of Object.entries(declaredByTheServer())) {
  const file = join(web, "src", path);
  const text = await typescript(declared);
  if (isFresh(file, text)) continue;
  stale.push(path);
  if (process.argv.includes("--check")) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

if (process.argv.includes("--check") && stale.length > 0) {
  console.error(`Not fresh (run "npm run types"): ${stale.join(", ")}`);
  process.exit(1);
}
