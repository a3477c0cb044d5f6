// The identity service alone over a SQLite file, with callers read from their sessions as the portal reads them.
import { createHttpServer } from '@gazetteer/kernel';
import { callerOfRequest, identityService } from '@gazetteer/identity';
import { accessOfAdministrators } from '@gazetteer/ory';
import { hashPassword } from '../services/identity/src/methods/password/hash-password.ts';
import { verifyPassword } from '../services/identity/src/methods/password/verify-password.ts';
import { openIdentityStore } from './identity-store.ts';

const context = openIdentityStore(process.env['BENCH_STORE'] ?? '');
const server = await createHttpServer({ authenticate: (request) => callerOfRequest(context, request) });
await server.register(identityService(context, accessOfAdministrators(context.projects.ofHost)));
// What a sign-in is compared with: the check of a password, and nothing else.
const hash = await hashPassword('analytical engine 1843');
server.get('/password', async () => verifyPassword('analytical engine 1843', hash));
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
console.log('ready');
