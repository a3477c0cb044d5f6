import type { HttpServer } from '@gazetteer/kernel';

/** What pages for everybody are made of; charts of visitors are saved too often to make all pages anew each time. */
const shown = /^\/api\/content\/(?:articles|media)(?:\/|$)/;

/** Notes every call of `scope` that has changed what pages show, before whoever made it reads the answer. */
export function noteChanges(scope: HttpServer, note: () => void): void {
  scope.addHook('onSend', async ({ method, routeOptions }, reply) => {
    const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
    if (!isRead && reply.statusCode < 400 && shown.test(routeOptions.url ?? '')) note();
  });
}
