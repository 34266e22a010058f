# The client is built with node and carried in the wheel; the server runs without node.
FROM node:20-slim AS web
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY web/ ./
RUN npm run build

FROM python:3.11-slim AS wheel
WORKDIR /src
RUN pip install --no-cache-dir uv==0.13.9
COPY pyproject.toml requirements.lock README.md LICENSE ./
RUN uv venv /venv && uv pip sync --python /venv/bin/python --require-hashes requirements.lock
COPY server/ server/
COPY migrations/ migrations/
COPY --from=web /src/server/static/ server/static/
RUN uv pip install --python /venv/bin/python --no-deps --no-build-isolation .

FROM python:3.11-slim
RUN useradd --create-home --uid 1000 trestle && install -d -o trestle /data
COPY --from=wheel /venv /venv
USER 1000
ENV TRESTLE_DATABASE_URL=sqlite+aiosqlite:////data/trestle.db \
    TRESTLE_LOG=json
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["/venv/bin/python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz')"]
CMD ["/venv/bin/python", "-m", "server", "serve"]
