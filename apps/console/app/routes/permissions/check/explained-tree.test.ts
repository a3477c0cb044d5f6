import { expect, test } from 'vitest';
import { explainedTree } from './explained-tree.ts';

test('steps become a tree in which what two answers follow from is unfolded once', () => {
  const denied = { result: 'denied', because: 'nothing' } as const;
  const steps = [
    { relation: 'Doc:a#read', ...denied, next: ['Doc:a#owners', 'Doc:a#edit'] },
    { relation: 'Doc:a#owners', ...denied, next: ['Team:x#members'] },
    { relation: 'Doc:a#edit', ...denied, next: ['Doc:a#owners', 'Team:y#members'] },
    { relation: 'Team:x#members', ...denied, next: [] },
  ];
  const team = (relation: string) => ({ relation, step: denied, isRepeated: false, next: [] });
  expect(explainedTree({ subject: 'ann', steps, complete: false })).toEqual({
    subject: 'ann',
    isComplete: false,
    root: {
      relation: 'Doc:a#read',
      step: denied,
      isRepeated: false,
      next: [
        { relation: 'Doc:a#owners', step: denied, isRepeated: false, next: [team('Team:x#members')] },
        {
          relation: 'Doc:a#edit',
          step: denied,
          isRepeated: false,
          next: [
            { relation: 'Doc:a#owners', step: denied, isRepeated: true, next: [] },
            { ...team('Team:y#members'), step: undefined },
          ],
        },
      ],
    },
  });
});

test('two that follow from each other end', () => {
  const steps = ['a', 'b'].map((name) => ({
    relation: name,
    result: 'denied' as const,
    because: 'nothing' as const,
    next: [name === 'a' ? 'b' : 'a'],
  }));
  const root = explainedTree({ subject: 'ann', steps, complete: true })?.root;
  expect(root?.next[0]?.next[0]).toMatchObject({ relation: 'a', isRepeated: true, next: [] });
});
