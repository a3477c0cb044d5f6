import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { StoreFailure } from '../store-failure.ts';
import { openSql } from './sql.ts';

test('a connection that breaks between two statements of a transaction fails it, and not the process', async () => {
  const { url, connections } = await speakingPostgres();
  const sql = openSql({ url });
  onTestFinished(() => sql.close());
  const broken = sql.transaction(async () => {
    const [connection] = connections;
    connection?.destroy();
    // What pg learns of it here, while nobody waits for an answer, has no promise that it could reject.
    while (connections.has(connection as Socket)) await new Promise(setImmediate);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    await sql.check();
  });
  await expect(broken).rejects.toThrow(StoreFailure);
});

/** A server that lets everybody in and says yes to every statement, in the protocol of PostgreSQL (version 3). */
async function speakingPostgres(): Promise<{ url: string; connections: Set<Socket> }> {
  const connections = new Set<Socket>();
  const message = (type: string, ...content: Buffer[]) => {
    const body = Buffer.concat(content);
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const welcome = message('R', Buffer.alloc(4));
  const ready = message('Z', Buffer.from('T'));
  const done = message('C', Buffer.from('BEGIN\0'));
  const server = createServer((socket) => {
    connections.add(socket);
    let isIn = false;
    socket.on('data', () => {
      socket.write(isIn ? Buffer.concat([done, ready]) : Buffer.concat([welcome, ready]));
      isIn = true;
    });
    socket.on('error', () => {});
    socket.on('close', () => connections.delete(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of connections) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://anybody@127.0.0.1:${port}/any`, connections };
}
