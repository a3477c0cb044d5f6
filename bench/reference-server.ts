// What everything is compared with: a bare Fastify route that makes one prepared SQLite read.
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';

const ROWS = 10_000;

const database = new DatabaseSync(':memory:');
database.exec('create table notes (id integer primary key, text text not null) strict');
const insert = database.prepare('insert into notes (id, text) values (?, ?)');
for (let id = 0; id < ROWS; id += 1) insert.run(id, `note ${id}`);
const read = database.prepare('select id, text from notes where id = ?');

const server = Fastify();
let next = 0;
server.get('/', async () => read.get((next = (next + 1) % ROWS)));
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
console.log('ready');
