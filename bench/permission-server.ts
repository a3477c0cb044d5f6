// The permission service alone over a SQLite file, asked by an administrator.
import { createHttpServer, openSql } from '@gazetteer/kernel';
import { openPermissionContext, permissionsService } from '@gazetteer/permissions';

const sql = openSql({ file: process.env['BENCH_STORE'] ?? '' });
const administrator = { kind: 'key', id: 'bench', name: 'bench', administrator: true } as const;
const server = await createHttpServer({ authenticate: async () => administrator });
const projects = { ofHost: async () => 'bench' };
const limits = { depth: 40, width: 200 };
await server.register(permissionsService(openPermissionContext({ sql, limits }), projects));
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
console.log('ready');
