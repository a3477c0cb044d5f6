// The identity service alone over a SQLite file, with callers read from their sessions as the portal reads them.
import { createHttpServer, createLogger, openSql } from '@gazetteer/kernel';
import { callerOfRequest, identityService, openIdentityContext } from '@gazetteer/identity';
import { hashPassword } from '../services/identity/src/password/hash-password.ts';
import { verifyPassword } from '../services/identity/src/password/verify-password.ts';

const sql = openSql({ file: process.env['BENCH_STORE'] ?? '' });
const context = openIdentityContext({
  sql,
  log: createLogger('warn', false),
  secrets: ['a secret of the benchmarks, long enough to be one'],
  publicUrl: 'http://127.0.0.1',
});
const server = await createHttpServer({ authenticate: (request) => callerOfRequest(context, request) });
await server.register(identityService(context));
// What a sign-in is compared with: the check of a password, and nothing else.
const hash = await hashPassword('analytical engine 1843');
server.get('/password', async () => verifyPassword('analytical engine 1843', hash));
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
console.log('ready');
