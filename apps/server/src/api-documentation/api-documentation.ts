import { readFileSync } from 'node:fs';
import type { FastifyPluginAsync } from 'fastify';
import type { Description } from './read-operations.ts';
import { renderReferencePage } from './reference-page.ts';
import { renderSettingsPage } from './settings-page.ts';

const style = readFileSync(new URL('./reference.css', import.meta.url), 'utf8');

/**
 * The description of every call: for programs at `/api/openapi.json`, for people at `/api/docs`. What the settings of projects mean is
 * at `/api/docs/project-settings`.
 */
export const apiDocumentation: FastifyPluginAsync<{ publicUrl: string }> = async (server, { publicUrl }) => {
  // Rendered when first asked for: the description is complete only when the server is ready.
  let page: string | undefined;
  let settings: string | undefined;
  // The theme a visitor chose on the site; without one the page follows the system.
  const themed = (text: string, cookies = '') => {
    const theme = /(?:^|;\s*)theme=(light|dark)\b/.exec(cookies)?.[1];
    return theme ? text.replace('<html ', `<html data-theme="${theme}" `) : text;
  };
  server.get('/api/openapi.json', { schema: { hide: true } }, async () => server.swagger());
  server.get('/api/docs', { schema: { hide: true } }, async (request, reply) => {
    page ??= renderReferencePage(server.swagger() as Description, publicUrl);
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', 'cookie')
      .send(themed(page, request.headers.cookie));
  });
  server.get('/api/docs/project-settings', { schema: { hide: true } }, async (request, reply) => {
    settings ??= renderSettingsPage();
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', 'cookie')
      .send(themed(settings, request.headers.cookie));
  });
  server.get('/api/docs/reference.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  );
};
