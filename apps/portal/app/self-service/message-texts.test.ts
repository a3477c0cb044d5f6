import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import english from '../locales/en/common.json' with { type: 'json' };
import french from '../locales/fr/common.json' with { type: 'json' };

/** The service's own list. The site knows the service by what it answers only, so it is read as text. */
const list = new URL('../../../../services/identity/src/forms/message-texts.ts', import.meta.url);

test('every message of the identity service has words of ours in every language, and none is left over', () => {
  const ids = [...readFileSync(list, 'utf8').matchAll(/^ {2}(\d{7}):/gm)].map(([, id]) => Number(id));
  expect(ids.length).toBeGreaterThan(100);
  const inOrder = (some: readonly number[]) => some.toSorted((one, other) => one - other);
  for (const { flow } of [english, french]) {
    const ours = Object.keys(flow.messages).map(Number);
    // Beside them stand texts for single causes, which have a name instead of an id.
    expect(inOrder(ours.filter((id) => !Number.isNaN(id)))).toEqual(inOrder(ids));
  }
});
