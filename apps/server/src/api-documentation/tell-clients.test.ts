import { describedAs, needed } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { tellClients } from './tell-clients.ts';

const parameter = (schema: object) => JSON.parse(JSON.stringify(schema)) as object;

it('tells what a route refuses by itself to be without, and what may be left out as it has a default', () => {
  const querystring = Type.Object({
    id: Type.String({ ...needed, default: '' }),
    challenge: Type.Optional(Type.String(needed)),
    size: Type.Integer({ default: 10 }),
    scheme: Type.String(),
    page: Type.Optional(Type.String()),
  });
  expect(tellClients({ querystring }).querystring).toMatchObject({ required: ['id', 'challenge', 'scheme'] });
});

it('tells what a text stands for, with the words of the text, at whatever depth', () => {
  const size = Type.String({ ...describedAs(Type.Integer({ minimum: 1 })), description: 'Items a page' });
  const told = tellClients({
    querystring: Type.Object({ size: Type.Optional(size) }),
    response: { 200: Type.Array(Type.Object({ size })) },
  });
  const described = { type: 'integer', minimum: 1, description: 'Items a page' };
  expect(parameter(told)).toEqual({
    querystring: { type: 'object', properties: { size: described }, required: [] },
    response: {
      200: {
        type: 'array',
        items: { type: 'object', properties: { size: described }, required: ['size'] },
      },
    },
  });
});
