import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyPluginAsync } from 'fastify';

const script = readFileSync(new URL('./explorer.js', import.meta.url), 'utf8');
const style = readFileSync(new URL('./explorer.css', import.meta.url), 'utf8');

/** Changes with the script and the style of the page on which people try out queries. */
export const assetsVersion = createHash('sha256')
  .update(script)
  .update(style)
  .digest('base64url')
  .slice(0, 12);

const files = {
  '/graphql/explorer.js': ['text/javascript', script],
  '/graphql/explorer.css': ['text/css', style],
};

/** Serves that script and that style. */
export const explorerAssets: FastifyPluginAsync = async (server) => {
  for (const [url, [type, content]] of Object.entries(files)) {
    server.get(url, { schema: { hide: true } }, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(`${type}; charset=utf-8`)
        .send(content),
    );
  }
};
