import type { HttpServer } from './http-server.ts';

const LOOK_MILLISECONDS = 100;

/**
 * Ends each connection with its last answer once the server closes. The server itself ends those that are idle at that
 * moment; one whose answer was still on its way would be kept for the next request, and the server stay open for it
 * until its client lets go: a minute and more.
 */
export function endConnections(server: HttpServer): void {
  server.addHook('preClose', (done) => {
    const { server: listener } = server;
    if (listener.listening) {
      const look = setInterval(() => listener.closeIdleConnections(), LOOK_MILLISECONDS);
      listener.once('close', () => clearInterval(look));
    }
    done();
  });
}
