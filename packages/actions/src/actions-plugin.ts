import { rm } from 'node:fs/promises';
import { anonymous, notFound, openTemporaryFolder, type Caller } from '@gazetteer/kernel';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineAction, type Action } from './action.ts';
import { mountAction, refuse } from './action-routes.ts';
import { allowOtherOrigins, answerPreflight } from './cross-origin.ts';
import { WrittenJson } from './written-json.ts';
import { parseForm, takeEmptyJson } from './read-body.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The actions of all services; filled before the server listens. */
    actions: ActionRegistry;
    /** The folder for files that come with a request, until it ends. */
    uploadFolder: string;
  }
}

/** All actions by name, and a way to call one from inside the process. */
export type ActionRegistry = {
  readonly publicUrl: string;
  find(name: string): Action | undefined;
  add(action: Action): void;
  all(): Action[];
  /** Runs an action as `caller`, without HTTP. Throws what the action throws. */
  call(name: string, input: Record<string, unknown>, caller?: Caller): Promise<unknown>;
};

const PREFIXES = ['/api/3/action', '/api/action'] as const;

/**
 * Prepares `server` for CKAN's action API, version 3: adds the registry, the body formats its clients
 * send, and the answers to unknown names. Services then call `registerActions`.
 */
export async function actionApi(server: FastifyInstance, options: { publicUrl: string }): Promise<void> {
  server.decorate('actions', createRegistry(options.publicUrl));
  takeEmptyJson(server);
  await server.register(formbody, { parser: parseForm });
  await server.register(multipart);
  const uploadFolder = await openTemporaryFolder('gazetteer-uploads');
  server.decorate('uploadFolder', uploadFolder);
  server.addHook('onClose', () => rm(uploadFolder, { recursive: true, force: true }));
  registerActions(server, [helpShow(server.actions)]);
  server.get('/api/3', { schema: { hide: true } }, async () => ({ version: 3 }));
  for (const prefix of PREFIXES) {
    server.all<{ Params: { '*': string } }>(
      `${prefix}/*`,
      { schema: { hide: true }, onSend: allowOtherOrigins },
      async (request, reply) =>
        request.method === 'OPTIONS'
          ? answerPreflight(reply)
          : refuse(reply, `Action name not known: ${request.params['*']}`),
    );
  }
}

/** Mounts actions at `/api/3/action/{name}` and `/api/action/{name}`: all by POST, those that only read by GET. */
export function registerActions(server: FastifyInstance, actions: readonly Action[]): void {
  for (const action of actions) {
    server.actions.add(action);
    for (const prefix of PREFIXES)
      mountAction(server, action, `${prefix}/${action.name}`, prefix === PREFIXES[0]);
  }
}

function createRegistry(publicUrl: string): ActionRegistry {
  const actions = new Map<string, Action>();
  return {
    publicUrl,
    find: (name) => actions.get(name),
    all: () => [...actions.values()],
    add: (action) => {
      if (actions.has(action.name)) throw new Error(`Two services define the action ${action.name}`);
      actions.set(action.name, action);
    },
    call: async (name, input, caller = anonymous) => {
      const action = actions.get(name);
      if (!action) throw notFound(`Action name not known: ${name}`);
      const result = await action.run(input, { caller, url: `${PREFIXES[0]}/${name}`, method: 'POST' });
      return result instanceof WrittenJson ? result.read() : result;
    },
  };
}

function helpShow(registry: ActionRegistry): Action {
  return defineAction({
    name: 'help_show',
    summary: 'What an action does and takes',
    readOnly: true,
    input: Type.Object({ name: Type.String({ description: 'Name of the action' }) }),
    output: Type.String(),
    handle: async ({ name }) => {
      const action = registry.find(name);
      if (!action) throw notFound(`Action name not known: ${name}`);
      return describe(action);
    },
  });
}

function describe(action: Action): string {
  const lines = Object.entries(action.input.properties).map(([name, property]) => {
    const { description, default: preset } = property as { description?: string; default?: unknown };
    const required = action.input.required?.includes(name) ? ' (required)' : '';
    const start = preset === undefined ? '' : ` (default ${JSON.stringify(preset)})`;
    return `  ${name}${required}${start}${description ? `: ${description}` : ''}`;
  });
  return [`${action.summary}.`, ...(lines.length > 0 ? ['', 'Parameters:', ...lines] : [])].join('\n');
}
