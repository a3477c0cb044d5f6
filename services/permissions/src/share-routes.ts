import { type Caller, createKeyedQueue, type HttpServer } from '@gazetteer/kernel';

/** How many requests of one project, and of one caller in it, are worked on at once. */
const PLACES_OF_PROJECT = 4;
const PLACES_OF_CALLER = 3;
/** How many of each may wait; one more is answered 503. */
const MOST_WAITING = 100;

/**
 * Gives each project a share of the store, and each caller a share of that, in every route that is mounted from now on. A
 * check may ask the store hundreds of questions: without a share, thirty checks of one project keep all others waiting.
 */
export function shareRoutes(server: HttpServer): void {
  const queueOfProject = createKeyedQueue(MOST_WAITING);
  const queueOfCaller = createKeyedQueue(MOST_WAITING);
  server.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function share(request, reply) {
      const { projectId, caller } = request;
      return queueOfCaller(`${projectId} ${nameOf(caller)}`, PLACES_OF_CALLER, () =>
        queueOfProject(projectId, PLACES_OF_PROJECT, async () => handler.call(this, request, reply)),
      );
    };
  });
}

function nameOf(caller: Caller): string {
  return caller.kind === 'access-token' ? caller.client : 'id' in caller ? caller.id : caller.kind;
}
