import { createServer, request } from 'node:http';
import { freePort } from '../scripts/free-port.ts';

/**
 * Serves a site as somebody who is signed in sees it, to a browser that keeps no cookies: Lighthouse forgets all that a
 * page has kept before it loads the next.
 * @param site its address
 * @param cookie what the browser of that person sends along
 */
export async function startSignedInProxy(
  site: string,
  cookie: string,
): Promise<{ url: string; stop: () => void }> {
  const server = createServer((asked, answer) => {
    const { host } = new URL(site);
    // What the visitor reads is told by the browser, not by whoever signed in.
    const headers = { ...asked.headers, host, cookie: cookie.replace(/(^|; )language=[^;]*/, '') };
    const passed = request(site + (asked.url ?? '/'), { method: asked.method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, { ...from.headers, 'set-cookie': [] });
      from.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const port = await freePort();
  await new Promise<void>((listening) => {
    server.listen(port, '127.0.0.1', listening);
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
