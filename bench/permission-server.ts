// The permission service alone over a SQLite file or a PostgreSQL server, asked by an administrator.
import { createHttpServer, openSql } from '@gazetteer/kernel';
import { accessOfAdministrators } from '@gazetteer/ory';
import { openPermissionContext, permissionsService } from '@gazetteer/permissions';

const { BENCH_STORE: file = '', BENCH_DATABASE_URL: url } = process.env;
const sql = openSql(url ? { url } : { file });
const administrator = { kind: 'key', id: 'bench', name: 'bench', administrator: true } as const;
const server = await createHttpServer({ authenticate: async () => administrator });
const project = { id: 'bench', origin: 'http://localhost', state: 'running' } as const;
await server.register(
  permissionsService(
    openPermissionContext({ sql }),
    accessOfAdministrators(async () => project),
  ),
);
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
console.log('ready');
