// The identity service alone over a SQLite file, where every caller is an administrator.
import { createHttpServer, createLogger, openSql } from '@gazetteer/kernel';
import { identityService, openIdentityContext } from '@gazetteer/identity';

const sql = openSql({ file: process.env['BENCH_STORE'] ?? '' });
const context = openIdentityContext({
  sql,
  log: createLogger('warn', false),
  secrets: ['a secret of the benchmarks, long enough to be one'],
  publicUrl: 'http://127.0.0.1',
});
const server = await createHttpServer({
  authenticate: async () => ({ kind: 'key', id: 'bench', name: 'bench', administrator: true }),
});
await server.register(identityService(context));
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
console.log('ready');
