import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oryOperations } from '../ory/ory-operations.generated.ts';
import { portalOperations } from '../portal/portal-operations.generated.ts';
import { readExamples } from './read-examples.ts';
import { chapters } from './write-guide.ts';

const folder = new URL('../../../../apps/server/src/client-examples/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.example.ts'));
const actions = [
  ...readFileSync(new URL('../actions/actions.generated.ts', import.meta.url), 'utf8').matchAll(
    /^ {4}"\/api\/3\/action\/(\w+)": \{$/gm,
  ),
].map(([, name = '']) => name);
const operations = [...Object.keys(oryOperations), ...Object.keys(portalOperations)];
const calls = new Set([...operations, ...actions]);

describe('the guide to the client', () => {
  it('has an example of every call, which calls it', () => {
    const examples = files.flatMap((name) =>
      readExamples(readFileSync(new URL(name, folder), 'utf8'), (word) => calls.has(word)),
    );
    const snippets = examples.flatMap((example) => example.snippets);
    const called = snippets
      .filter(({ call, code }) => code.includes(`.${call}(`) || code.includes(`action('${call}'`))
      .map(({ call }) => call);
    expect([...calls].filter((name) => !called.includes(name))).toEqual([]);
    expect(snippets).toHaveLength(called.length);
  });

  it('has every file of examples in a chapter, and a test runs it', () => {
    const shown = chapters.flatMap((chapter) => chapter.files.map((name) => `${name}.example.ts`));
    expect(shown.toSorted()).toEqual(files.toSorted());
    const test = readFileSync(new URL('client-examples.test.ts', folder), 'utf8');
    expect(files.filter((name) => !test.includes(`'./${name}'`))).toEqual([]);
  });

  it('takes code to pieces by the comments that name calls', () => {
    const source = `import { given } from './set-up.ts';
import { createOryClient } from '@gazetteer/client/ory';

/** Things: what there is. */
export async function things({ baseUrl }: Given) {
  const ory = createOryClient({ baseUrl });

  // getThing: by its id
  await ory.getThing({ id });
  // It is there
  print();

  // Afterwards
  await ory.deleteThing({ id });
}
`;
    expect(readExamples(source, (word) => word === 'getThing')).toEqual([
      {
        text: 'Things: what there is.',
        setUp:
          "import { createOryClient } from '@gazetteer/client/ory';\n\nconst ory = createOryClient({ baseUrl });",
        snippets: [
          {
            call: 'getThing',
            note: 'by its id',
            code: 'await ory.getThing({ id });\n// It is there\nprint();',
          },
        ],
      },
    ]);
  });
});
