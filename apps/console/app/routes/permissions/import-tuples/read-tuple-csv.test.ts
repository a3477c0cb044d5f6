import { expect, test } from 'vitest';
import { readTupleCsv } from './read-tuple-csv.server.ts';

const declared = ['Doc', 'Group'];
const head = 'namespace,object,relation,subject_id,subject_set';
const ann = { namespace: 'Doc', object: 'a', relation: 'owners', subject_id: 'ann' };

test('tuples are read each once, by the names of their columns in any order', () => {
  const text = `\uFEFF${head}\r\nDoc,a,owners,ann,\r\n\r\nDoc,"b, c",owners,,Group:staff#members\r\nDoc,a,owners,ann,\r\n`;
  expect(readTupleCsv(text, declared)).toEqual({
    tuples: [
      ann,
      {
        namespace: 'Doc',
        object: 'b, c',
        relation: 'owners',
        subject_set: { namespace: 'Group', object: 'staff', relation: 'members' },
      },
    ],
    repeated: 1,
    faults: [],
  });
  const semicolons = 'Subject_id;relation;object;namespace\nann;owners;a;Doc';
  expect(readTupleCsv(semicolons, declared).tuples).toEqual([ann]);
});

test('every line that is wrong is named with the reason', () => {
  const lines = [
    'Doc,a,owners,ann',
    'Doc,,owners,ann,',
    'Doc,a,owners,,',
    'Doc,a,owners,ann,Group:staff#members',
    'Doc,a,owners,,staff',
    'Doc,"a',
    'b",owners,ann,',
    'File,a,owners,ann,',
    'Doc,a,owners,,Team:x#members',
    `Doc,a,${'r'.repeat(256)},ann,`,
  ];
  expect(readTupleCsv([head, ...lines].join('\n'), declared).faults).toEqual([
    { line: 2, kind: 'cells', about: '4' },
    { line: 3, kind: 'missing', about: 'object' },
    { line: 4, kind: 'noSubject', about: '' },
    { line: 5, kind: 'twoSubjects', about: '' },
    { line: 6, kind: 'noSet', about: 'staff' },
    { line: 9, kind: 'undeclared', about: 'File' },
    { line: 10, kind: 'undeclared', about: 'Team' },
    { line: 11, kind: 'tooLong', about: 'relation' },
  ]);
});

test.each([
  ['', { line: 1, kind: 'noColumn', about: 'namespace' }],
  ['namespace,object,subject_id', { line: 1, kind: 'noColumn', about: 'relation' }],
  ['namespace,object,relation', { line: 1, kind: 'noColumn', about: 'subject_id' }],
  ['namespace,object,relation,subject_id,note', { line: 1, kind: 'unknownColumn', about: 'note' }],
  ['namespace,object,object', { line: 1, kind: 'twiceColumn', about: 'object' }],
  [`${head}\nDoc,"a`, { line: 2, kind: 'unreadable' }],
  [`${head}\n${'Doc,a,owners,ann,\n'.repeat(10_001)}`, { line: 10_002, kind: 'tooMany', about: '10000' }],
])('a text that is no file of tuples is refused by its first line', (text, fault) => {
  expect(readTupleCsv(text, declared)).toMatchObject({ tuples: [], faults: [fault] });
});
