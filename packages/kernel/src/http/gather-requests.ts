import { networkOf } from '../callers/network-of.ts';
import type { HttpServer } from './http-server.ts';
import { isInProcess } from './is-in-process.ts';

/** How long requests are answered before sockets are read and new connections are taken again, of which a turn takes one. */
const TURN_MILLISECONDS = 5;

/**
 * Lets requests that arrive in one turn of the event loop wait for its end, where they are answered one after the other. Then
 * the store's code and pages are still in the caches of the processor from one to the next; between the reading and writing
 * of sockets they are not, and a read takes up to three times as long. The networks they come from take turns: one that sends
 * hundreds at once waits for itself.
 */
export function gatherRequests(server: HttpServer): void {
  const line = createFairLine();
  let isTurnAhead = false;
  const turn = () => {
    const end = performance.now() + TURN_MILLISECONDS;
    const goOn = () => {
      const next = line.shift();
      isTurnAhead = next !== undefined;
      if (!next) return;
      try {
        next();
      } finally {
        // As a microtask it comes behind what the request has begun, whose time counts.
        if (performance.now() < end) queueMicrotask(goOn);
        else setImmediate(turn);
      }
    };
    goOn();
  };
  server.addHook('onRequest', (request, _reply, next) => {
    if (isInProcess(request)) return next();
    line.push(networkOf(request.ip), next);
    if (isTurnAhead) return;
    isTurnAhead = true;
    setImmediate(turn);
  });
}

type Next = () => void;

/** A line in which each network has its own, and the first of each go in rotation. */
function createFairLine() {
  const lines = new Map<string, Next[]>();
  return {
    push: (network: string, next: Next): void => {
      const line = lines.get(network);
      if (line) line.push(next);
      else lines.set(network, [next]);
    },
    shift: (): Next | undefined => {
      const [first] = lines;
      if (!first) return undefined;
      const [network, line] = first;
      const next = line.shift();
      lines.delete(network);
      if (line.length > 0) lines.set(network, line);
      return next;
    },
  };
}
