import type { HttpServer } from '@gazetteer/kernel';

/** How often what the service shows has been changed in this process: pages kept from before are out of date. */
export type ContentChanges = {
  readonly count: number;
  note(): void;
};

export function createContentChanges(): ContentChanges {
  let count = 0;
  return {
    get count() {
      return count;
    },
    note: () => void (count += 1),
  };
}

/** Notes every call of `scope` that may have changed something, before whoever made it reads the answer. */
export function noteChanges(scope: HttpServer, changes: ContentChanges): void {
  scope.addHook('onSend', async ({ method }, reply) => {
    const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
    if (!isRead && reply.statusCode < 400) changes.note();
  });
}
