import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeRecord } from '../metadata/record/compose-record.ts';
import { cleanText } from '../metadata/record/clean-text.ts';
import { composeSite } from '../metadata/record/site-description.ts';
import { exampleDocument } from '../search/example-documents.fixture.ts';
import { writeAtom } from './atom.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '&amp;',
        ']]>',
        '\u0000',
        '\ud800',
        '\uffff',
        '\r',
        '\n',
        '\t',
        'é',
        ' ',
      ),
    )
    .map((parts) => parts.join('')),
);

test('a feed of datasets is well-formed, and names their tags, whatever these say', () => {
  const site = composeSite('https://data.example', 'Portal');
  const onError = (level: string, message: string) => {
    if (level !== 'warning') throw new Error(message);
  };
  fc.assert(
    fc.property(anyText, fc.array(anyText, { maxLength: 3 }), (title, tags) => {
      const { dataset } = exampleDocument({ name: 'rain', title, tags });
      const record = composeRecord(
        { ...dataset, notes: title, sector: tags, author: title },
        new Map(),
        site,
      );
      const feed = {
        title: cleanText(title),
        address: 'https://data.example/f',
        pages: { self: 'https://data.example/f' },
        page: 'https://data.example',
        updated: '2026-01-01T00:00:00Z',
      };
      const document = new DOMParser({ onError }).parseFromString(writeAtom(feed, [record]), 'text/xml');
      const terms = [...document.getElementsByTagName('category')].map((one) => one.getAttribute('term'));
      expect(terms).toEqual([...record.sectors, ...record.keywords]);
    }),
  );
});
