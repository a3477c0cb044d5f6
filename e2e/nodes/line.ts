import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut: then it swallows what is sent, both ways, and closes nothing. */
export type Line = {
  /** Where the server is found through the line. */
  url: string;
  cut(): void;
  /** What was sent while the line was cut arrives late, as TCP brings it. */
  mend(): void;
  close(): void;
};

/**
 * Opens a line to a server of PostgreSQL.
 * @param address of the server; user, password and database stay in the address of the line
 */
export async function openLine(address: string): Promise<Line> {
  const target = new URL(address);
  /** What is sent on from each socket to another. */
  const flows = new Map<Socket, Socket>();
  let waiting: (() => void)[] | undefined;
  const flow = (from: Socket, to: Socket) => {
    flows.set(from, to);
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      flows.delete(from);
      to.destroy();
    });
  };
  const join = (client: Socket) => {
    const onward = connect({ host: target.hostname, port: Number(target.port || 5432) });
    flow(client, onward);
    flow(onward, client);
  };
  const server = createServer({ pauseOnConnect: true }, (client) => {
    client.on('error', () => client.destroy());
    if (waiting) waiting.push(() => join(client));
    else join(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cut() {
      waiting = [];
      for (const [from, to] of flows) from.unpipe(to).pause();
    },
    mend() {
      for (const [from, to] of flows) from.pipe(to);
      for (const joinLate of waiting ?? []) joinLate();
      waiting = undefined;
    },
    close() {
      server.close();
      for (const socket of flows.keys()) socket.destroy();
    },
  };
}
