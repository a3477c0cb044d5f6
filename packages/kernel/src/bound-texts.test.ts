import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { boundTexts, LONGEST_TEXT } from './bound-texts.ts';
import { createHttpServer } from './http/create-http-server.ts';

const tooLong = 'a'.repeat(LONGEST_TEXT + 1);

describe('a schema whose texts are bounded', () => {
  test('keeps the bounds that its contract gives, below and above the usual one', () => {
    const schema = Type.Object({
      name: Type.String({ maxLength: 5 }),
      text: Type.String({ maxLength: 100_000 }),
    });
    expect(boundTexts(schema)).toBe(schema);
  });

  test('bounds texts at whatever depth, and changes nothing else', () => {
    const schema = Type.Object({
      plain: Type.String(),
      perhaps: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      list: Type.Array(Type.Object({ name: Type.String() })),
      pair: Type.Tuple([Type.String(), Type.Integer()]),
      named: Type.Record(Type.String(), Type.String()),
      kind: Type.Literal('a'),
      choice: Type.Enum(['a', 'b']),
      number: Type.Integer(),
    });
    const text = { type: 'string', maxLength: LONGEST_TEXT };
    const described = JSON.parse(JSON.stringify(boundTexts(schema)));
    expect(described).toEqual({
      ...JSON.parse(JSON.stringify(schema)),
      properties: {
        ...JSON.parse(JSON.stringify(schema.properties)),
        plain: text,
        perhaps: { anyOf: [text, { type: 'null' }] },
        list: {
          type: 'array',
          items: { type: 'object', required: ['name'], properties: { name: text } },
        },
        pair: { ...JSON.parse(JSON.stringify(schema.properties.pair)), items: [text, { type: 'integer' }] },
        named: { type: 'object', patternProperties: { '^.*$': text } },
      },
    });
    expect(schema.properties.plain).not.toHaveProperty('maxLength');
  });

  test('is the same object for the same schema, so that routes share its compiled form', () => {
    const schema = Type.Object({ name: Type.String() });
    expect(boundTexts(schema)).toBe(boundTexts(schema));
    expect(boundTexts(boundTexts(schema))).toBe(boundTexts(schema));
  });
});

describe('a server', () => {
  test.each([
    ['the address', { method: 'GET', url: '/texts/a?q=' } as const, 'q'],
    ['the body', { method: 'POST', url: '/texts/a' } as const, 'note'],
  ])('refuses a text in %s that is longer than any bound, by its name', async (_, { method, url }, field) => {
    const server = await createHttpServer();
    const Params = Type.Object({ id: Type.String() });
    server.get(
      '/texts/:id',
      { schema: { params: Params, querystring: Type.Object({ q: Type.String() }) } },
      ok,
    );
    server.post('/texts/:id', { schema: { params: Params, body: Type.Object({ note: Type.String() }) } }, ok);
    const ask = (text: string) =>
      method === 'GET'
        ? server.inject({ method, url: `${url}${text}` })
        : server.inject({ method, url, payload: { note: text } });
    expect((await ask(tooLong.slice(1))).statusCode).toBe(200);
    const refused = await ask(tooLong);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain(field);
    expect(refused.body).toContain(String(LONGEST_TEXT));
    await server.close();
  });
});

function ok(_request: unknown, reply: { send(text: string): unknown }) {
  reply.send('ok');
}
