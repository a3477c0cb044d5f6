// The identity service alone over a SQLite file, where every caller is an administrator.
import { createHttpServer } from '@gazetteer/kernel';
import { identityService } from '@gazetteer/identity';
import { accessOfAdministrators } from '@gazetteer/ory';
import { openIdentityStore } from './identity-store.ts';

const context = openIdentityStore(process.env['BENCH_STORE'] ?? '');
const server = await createHttpServer({
  authenticate: async () => ({ kind: 'key', id: 'bench', name: 'bench', administrator: true }),
});
await server.register(identityService(context, accessOfAdministrators(context.projects.ofHost)));
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
console.log('ready');
