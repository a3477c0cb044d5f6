import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { createHttpServer } from './create-http-server.ts';

const Person = Type.Object({ name: Type.String(), age: Type.Optional(Type.Integer()) });

it('an answer holds what its schema names, the first time and later, on every server', async () => {
  for (const version of ['1', '2']) {
    const server = await createHttpServer();
    server.get(
      '/person',
      { schema: { response: { 200: Person, 404: Type.Object({ version: Type.String() }) } } },
      () => ({ name: 'Ada', password: 'not for others' }) as { name: string },
    );
    const refusal = { '4xx': Type.Object({ version: Type.String() }) };
    server.get('/nobody', { schema: { response: refusal } }, async (_request, reply) => {
      reply.code(404);
      return { version, secret: 'not for others' };
    });
    for (let time = 0; time < 2; time += 1) {
      expect((await server.inject('/person')).body).toBe('{"name":"Ada"}');
      expect((await server.inject('/nobody')).body).toBe(`{"version":"${version}"}`);
    }
    await server.close();
  }
});

it('an answer that does not fit its schema is an error of ours, and says nothing of it', async () => {
  const server = await createHttpServer();
  server.get('/person', { schema: { response: { 200: Person } } }, () => ({}) as { name: string });
  const answer = await server.inject('/person');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('name');
  await server.close();
});
