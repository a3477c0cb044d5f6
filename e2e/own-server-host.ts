import { announceFirstAdministrator } from '../apps/server/src/commands/announce-first-administrator.ts';
import { loadSettings } from '../apps/server/src/settings.ts';
import { type ServedApplication, startServer } from '../apps/server/src/start-server.ts';
import { inviteAdministrator } from '../services/identity/src/index.ts';

/** What a test asks of the process that runs its servers; each is known by its data folder. */
export type Order = { id: number; folder: string } & (
  | { act: 'start'; environment: NodeJS.ProcessEnv }
  | { act: 'invite'; email: string }
  | { act: 'stop' }
);

/** What came of an order: the address of a server that was started, or why it failed. */
export type Reply = { id: number; address?: string; error?: string };

const servers = new Map<string, ServedApplication>();

// Each server listens for the signals that end a process, and there are many in this one.
process.setMaxListeners(0);
process.on('message', (order: Order) => void answer(order));
process.on('disconnect', () => process.exit());

async function answer(order: Order): Promise<void> {
  const reply: Reply = { id: order.id };
  try {
    reply.address = await carryOut(order);
  } catch (error) {
    reply.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  process.send?.(reply);
}

async function carryOut(order: Order): Promise<string | undefined> {
  const { folder } = order;
  if (order.act === 'start') return start(folder, order.environment);
  const server = servers.get(folder);
  if (!server) throw new Error(`no server keeps its data in ${folder}`);
  if (order.act === 'stop') {
    servers.delete(folder);
    await server.close();
  } else await inviteAdministrator(server.identity, { email: order.email, name: 'Asha Rao', by: 'a test' });
  return undefined;
}

async function start(folder: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const server = await startServer(loadSettings({ ...environment, DATA_DIR: folder }), 'production');
  servers.set(folder, server);
  await announceFirstAdministrator(server, () => undefined);
  return server.address;
}
