# Builds the page and the command, and keeps nothing but them: node's own SQLite, no node_modules, no root.
FROM node:24-alpine AS build
WORKDIR /src
COPY . .
RUN npm run build --silent

FROM node:24-alpine
WORKDIR /app
COPY --from=build /src/packages/cli/package.json /src/packages/cli/LICENSE ./
COPY --from=build /src/packages/cli/bin ./bin
COPY --from=build /src/packages/cli/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production \
    NODE_OPTIONS=--max-semi-space-size=64 \
    RIVERSTONE_HOST=0.0.0.0 \
    RIVERSTONE_PORT=4180 \
    RIVERSTONE_DATA=/data/tables.sqlite
VOLUME /data
EXPOSE 4180
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s \
  CMD wget --quiet --tries=1 --output-document=- "http://127.0.0.1:$RIVERSTONE_PORT/ready" || exit 1
ENTRYPOINT ["node", "/app/bin/riverstone.js"]
CMD ["serve"]
