import { describe, expect, it } from 'vitest';
import { boundFaults, type DescribedRequests, textsOfRequests } from './texts-of-requests.ts';

const text = { type: 'string', maxLength: 10 };

function described(schema: Record<string, unknown>): DescribedRequests {
  const content = { 'application/json': { schema } };
  return {
    paths: { '/notes': { post: { requestBody: { content } } } },
    components: { schemas: { Text: text } },
  };
}

const placesIn = (schema: Record<string, unknown>) =>
  textsOfRequests(described(schema)).map(({ place }) => place);

describe('the texts that a request takes', () => {
  it.each([
    ['fields', { properties: { note: text } }, ['body.note']],
    ['lists', { properties: { notes: { items: text } } }, ['body.notes[]']],
    ['choices', { properties: { note: { anyOf: [text, { type: 'null' }] } } }, ['body.note']],
    ['names of any kind', { patternProperties: { '^.*$': text } }, ['body.*']],
    ['further fields', { additionalProperties: text }, ['body.*']],
    ['named schemas', { properties: { note: { $ref: '#/components/schemas/Text' } } }, ['body.note']],
    ['texts or numbers', { properties: { note: { type: ['string', 'null'] } } }, ['body.note']],
  ])('are found in %s', (_, schema, places) => {
    expect(placesIn(schema)).toEqual(places);
  });

  it('are found in addresses and headers', () => {
    const parameters = [{ in: 'query', name: 'q', schema: text }];
    const [first] = textsOfRequests({ paths: { '/notes': { get: { parameters } } } });
    expect(first).toEqual({ call: 'get /notes', place: 'query:q', maxLength: 10 });
  });

  it('are no numbers, files, or fixed choices', () => {
    const schema = {
      properties: {
        count: { type: 'integer' },
        file: { type: 'string', format: 'binary' },
        kind: { type: 'string', enum: ['a', 'b'] },
        one: { type: 'string', const: 'a' },
      },
    };
    expect(placesIn(schema)).toEqual([]);
  });
});

describe('the check of their bounds', () => {
  const faultsOf = (schema: Record<string, unknown>) =>
    boundFaults(described(schema)).filter((fault) => !fault.includes('is said to be long on purpose'));

  it('names a text of any length, and one that is very long for no reason', () => {
    expect(faultsOf({ properties: { note: { type: 'string' } } })).toEqual([
      'post /notes: body.note takes a text of any length',
    ]);
    expect(faultsOf({ properties: { note: { type: 'string', maxLength: 1_000_000 } } })).toEqual([
      'post /notes: body.note takes 1000000 characters, and nothing says why',
    ]);
  });

  it('passes what is bounded, or long for a reason', () => {
    expect(faultsOf({ properties: { note: text, spec: { type: 'string', maxLength: 5_000_000 } } })).toEqual(
      [],
    );
  });
});
