import { expect, it } from 'vitest';
import { parseHelp } from './parse-help.ts';

const page = `# Read a table

What it is for.

## Filter {#filter}

Before one begins:

1. Press **Filter by** in
   its **head**.

   ![The head](/help/en/head.webp)

2. Look at the rows.

Done. A **word** that is no control.

## Notes {#notes}

- Something
`;

it('a page has a title, a lead, and sections with steps, each with its controls and its picture', () => {
  const { title, lead, sections } = parseHelp(page);
  expect({ title, lead }).toEqual({ title: 'Read a table', lead: 'What it is for.' });
  expect(sections.map(({ id, title: name, steps }) => ({ id, name, steps }))).toEqual([
    {
      id: 'filter',
      name: 'Filter',
      steps: [
        { names: ['Filter by', 'head'], picture: '/help/en/head.webp' },
        { names: [], picture: undefined },
      ],
    },
    { id: 'notes', name: 'Notes', steps: [] },
  ]);
  expect(sections[0]?.body).toMatch(/^Before one begins:/);
});

it('a section that links cannot lead to is refused', () => {
  expect(() => parseHelp('# A\n\nb\n\n## C\n')).toThrow('## C');
});
