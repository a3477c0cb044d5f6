import { describe, expect, it } from 'vitest';
import { readLanguage } from './read-language.ts';

const documents = `
import { Namespace, Context, SubjectSet } from '@ory/keto-namespace-types'
// A class in a comment is none.
class User implements Namespace {}
class Group implements Namespace { related: { members: (User | Group)[] } }
class Folder implements Namespace {
  related: { parents: Folder[], viewers: (User | SubjectSet<Group, "members">)[]; "has-left": Array<User> }
  permits = {
    view: (ctx: Context): boolean =>
      (this.related.viewers.includes(ctx.subject) || this.related.parents.traverse((p) => p.permits.view(ctx))) &&
      !this.related["has-left"].includes(ctx.subject),
  }
}
`;

describe('readLanguage', () => {
  it('reads namespaces, types and rules', () => {
    const { namespaces, faults, warnings } = readLanguage(documents);
    expect(faults).toEqual([]);
    expect(warnings).toEqual([]);
    expect([...namespaces.keys()]).toEqual(['User', 'Group', 'Folder']);
    const folder = namespaces.get('Folder')!.relations;
    expect([...folder.keys()]).toEqual(['parents', 'viewers', 'has-left', 'view']);
    expect(folder.get('viewers')!.types).toMatchObject([
      { namespace: 'User', relation: undefined },
      { namespace: 'Group', relation: 'members' },
    ]);
    expect(folder.get('view')!.rule).toMatchObject({
      kind: 'intersection',
      operands: [
        {
          kind: 'union',
          operands: [
            { kind: 'computed', relation: 'viewers' },
            { kind: 'traversal', through: 'parents', relation: 'view', permit: true },
          ],
        },
        { kind: 'not', operand: { kind: 'computed', relation: 'has-left' } },
      ],
    });
  });

  it.each([
    ['a misspelt class', 'clas User implements Namespace {}\nclass Doc implements Namespace {}', 1],
    ['words', 'hello world', 1],
    ['a comment that does not end', '// begins well\n/* class User implements Namespace {}', 2],
    ['a statement', 'const a = 1\nclass User implements Namespace {}', 1],
  ])('names %s before the first class as a fault', (_what, source, line) => {
    expect(readLanguage(source).faults[0]).toMatchObject({ span: { start: { line } } });
    expect(readLanguage('').faults).toEqual([]);
  });

  it('reads a stored text as it was read when it was stored', () => {
    const source = 'version 1\nclass User implements Namespace {}';
    expect(readLanguage(source).faults).not.toEqual([]);
    const { faults, namespaces } = readLanguage(source, { isStored: true });
    expect([faults, [...namespaces.keys()]]).toEqual([[], ['User']]);
  });

  const permit = (rule: string) =>
    readLanguage(
      `class User implements Namespace {}\nclass Doc implements Namespace {\n  related: { a: User[], b: User[], c: User[], up: Doc[] }\n  permits = { view: (ctx) => ${rule} }\n}`,
    );
  const a = 'this.related.a.includes(ctx.subject)';
  const b = 'this.related.b.includes(ctx.subject)';
  const c = 'this.related.c.includes(ctx.subject)';
  const ruleOf = (rule: string) => permit(rule).namespaces.get('Doc')!.relations.get('view')?.rule;

  it('groups && and || from left to right, and warns where both stand in one row', () => {
    const { warnings, faults } = permit(`${a} || ${b} && ${c}`);
    expect(faults).toEqual([]);
    expect(warnings).toMatchObject([
      { message: expect.stringContaining('equal rank'), span: { start: { line: 4 } } },
    ]);
    expect(ruleOf(`${a} || ${b} && ${c}`)).toMatchObject({
      kind: 'intersection',
      operands: [{ kind: 'union' }, { relation: 'c' }],
    });
    expect(ruleOf(`${a} && ${b} || ${c}`)).toMatchObject({
      kind: 'union',
      operands: [{ kind: 'intersection' }, { relation: 'c' }],
    });
    expect(permit(`${a} || (${b} && ${c})`).warnings).toEqual([]);
  });

  it('takes a row of one operator as one', () => {
    expect(ruleOf(`${a} || ${b} || ${c}`)).toMatchObject({
      kind: 'union',
      operands: [{ relation: 'a' }, { relation: 'b' }, { relation: 'c' }],
    });
  });

  it.each([
    ['class A {}', 1, 7, 'must implement Namespace'],
    ['class A extends B implements Namespace {}', 1, 7, 'must implement Namespace'],
    ['class A implements Namespace { related: { a: B[] } }', 1, 46, 'The namespace "B" is not declared'],
    ['class A implements Namespace { related: { a: SubjectSet<A, "b">[] } }', 1, 46, '"b" is no relation'],
    ['class A implements Namespace { related: { a: A } }', 1, 43, 'A relation is written as'],
    ['class A implements Namespace { related: { a: string[] } }', 1, 46, 'A type is a namespace'],
    ['class A implements Namespace { related: { a: A[], a: A[] } }', 1, 51, '"a" is declared twice'],
    ['class A implements Namespace {}\nclass A implements Namespace {}', 2, 7, 'already been declared'],
    ['class A implements Namespace { x = 1 }', 1, 32, 'nothing but related'],
    ['class A implements Namespace {}\nconst x = 1', 2, 1, 'Only imports and classes'],
    [
      'class A implements Namespace { permits = { v: (ctx) => { return true } } }',
      1,
      44,
      'A permit is written as',
    ],
    ['class A implements Namespace { permits = { v: (ctx) => true } }', 1, 56, 'A condition is'],
    [
      'class A implements Namespace { permits = { v: (ctx) => this.permits.w(ctx) } }',
      1,
      56,
      '"w" is no permit',
    ],
    ['class A implements Namespace {', 1, 31, 'Unexpected token'],
  ])('names what is wrong in %s, and where', (source, line, column, message) => {
    const { faults } = readLanguage(source);
    expect(faults).toMatchObject([
      { message: expect.stringContaining(message), span: { start: { line, column } } },
    ]);
  });

  it.each([
    ['this.related.a.includes(ctx)', 'A condition is'],
    ['this.related.a.includes(ctx.subject, 1)', 'A condition is'],
    ['this.related.nobody.includes(ctx.subject)', '"nobody" is no relation'],
    ['this.permits.a(ctx)', '"a" is no permit'],
    ['this.related.view.includes(ctx.subject)', '"view" is no relation'],
    [
      'this.related.up.traverse((x) => x.permits.edit(ctx))',
      '"edit" is no permit of the namespace "Doc", to which "up"',
    ],
    [
      'this.related.a.traverse((x) => x.related.a.includes(ctx.subject))',
      '"a" is no relation of the namespace "User"',
    ],
    [`this.related.up.traverse((x) => ${a})`, 'A traversal leads to'],
    [`${a} ?? ${b}`, 'no operators but'],
    [`${'('.repeat(11)}${a}${')'.repeat(11)}`, 'nested 10 deep'],
    [`${'!'.repeat(11)}${a}`, 'nested 10 deep'],
  ])('refuses the condition %s', (rule, message) => {
    expect(permit(rule).faults).toMatchObject([{ message: expect.stringContaining(message) }]);
  });

  it('names all faults at once, in the order of the text', () => {
    const { faults } = readLanguage(
      'class A implements Namespace { related: { a: Nobody[], b: SubjectSet<A, "none">[] } permits = { v: (ctx) => this.permits.w(ctx) } }',
    );
    expect(faults.map(({ span }) => span.start.column)).toEqual([46, 59, 109]);
  });

  it('takes a text of nothing but comments as a language without namespaces', () => {
    for (const source of ['', '// to come\n/* class User */']) {
      const { namespaces, faults } = readLanguage(source);
      expect([faults, namespaces.size]).toEqual([[], 0]);
    }
  });

  it('refuses what is too long or too deep without falling over', () => {
    expect(readLanguage(`class A implements Namespace {${' '.repeat(70_000)}}`).faults).toHaveLength(1);
    expect(readLanguage(`class A implements Namespace { x = ${'('.repeat(60_000)}`).faults).toHaveLength(1);
    expect(permit(Array.from({ length: 1500 }, () => a).join('||')).faults).toEqual([]);
  });
});
