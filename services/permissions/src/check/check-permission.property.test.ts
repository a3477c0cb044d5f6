import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openSql } from '@gazetteer/kernel';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import type { Expression, Namespace } from '../language/namespace.ts';
import { readLanguage } from '../language/read-language.ts';
import { isSubjectSet, keyOf, type RelationTuple, type SubjectSet } from '../model/relation-tuple.ts';
import { changeLanguage } from '../namespaces/change-language.ts';
import { permissionMigrations } from '../permission-migrations.ts';
import { openPermissionContext } from '../permissions-service.ts';
import { changeTuples } from '../tuples/change-tuples.ts';
import { checkPermission } from './check-permission.ts';

const OBJECTS = ['a', 'b', 'c'];
const PEOPLE = ['ann', 'bob'];
const RELATIONS = ['r0', 'r1', 'up'];
const PERMITS = ['p0', 'p1', 'p2'];

// A `!` stands over what tuples state only: then there is one right answer, whatever the cycles.
const condition: fc.Arbitrary<string> = fc.letrec<{ rule: string }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(...RELATIONS).map((name) => `this.related.${name}.includes(ctx.subject)`),
    fc.constantFrom(...RELATIONS).map((name) => `!this.related.${name}.includes(ctx.subject)`),
    fc.constantFrom(...PERMITS).map((name) => `this.permits.${name}(ctx)`),
    fc.constantFrom(...PERMITS).map((name) => `this.related.up.traverse((x) => x.permits.${name}(ctx))`),
    fc
      .constantFrom(...RELATIONS)
      .map((name) => `this.related.up.traverse((x) => x.related.${name}.includes(ctx.subject))`),
    fc
      .tuple(tie('rule'), fc.constantFrom('&&', '||'), tie('rule'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
  ),
})).rule;

const language = fc.tuple(condition, condition, condition).map(
  (rules) => `
class Person implements Namespace {}
class Doc implements Namespace {
  related: { ${RELATIONS.map((name) => `${name}: Doc[]`).join(', ')} }
  permits = { ${rules.map((rule, index) => `p${index}: (ctx) => ${rule}`).join(', ')} }
}`,
);

const tuple: fc.Arbitrary<RelationTuple> = fc
  .tuple(
    fc.constantFrom(...OBJECTS),
    fc.constantFrom(...RELATIONS),
    fc.oneof(
      fc.constantFrom(...PEOPLE).map((id) => ({ id })),
      fc
        .tuple(fc.constantFrom(...OBJECTS), fc.constantFrom('', ...RELATIONS))
        .map(([object, relation]) => ({ namespace: 'Doc', object, relation })),
    ),
  )
  .map(([object, relation, subject]) => ({ namespace: 'Doc', object, relation, subject }));

/** Everything a person may do, found by applying every rule to everything until nothing is new. */
function allowedTo(
  namespaces: ReadonlyMap<string, Namespace>,
  tuples: RelationTuple[],
  id: string,
): Set<string> {
  const doc = namespaces.get('Doc')!;
  const held = new Set<string>();
  const has = (object: string, relation: string) => held.has(keyOf({ namespace: 'Doc', object, relation }));
  const follows = (object: string, rule: Expression): boolean => {
    if (rule.kind === 'not') return !follows(object, rule.operand);
    if (rule.kind === 'computed') return has(object, rule.relation);
    if (rule.kind === 'union') return rule.operands.some((operand) => follows(object, operand));
    if (rule.kind === 'intersection') return rule.operands.every((operand) => follows(object, operand));
    return tuples.some(
      (one) =>
        one.object === object &&
        one.relation === rule.through &&
        isSubjectSet(one.subject) &&
        has(one.subject.object, rule.relation),
    );
  };
  const settle = (isIn: (object: string, relation: string) => boolean, relations: string[]) => {
    for (let before = -1; before < held.size; ) {
      before = held.size;
      for (const object of OBJECTS) {
        for (const relation of relations) {
          if (isIn(object, relation)) held.add(keyOf({ namespace: 'Doc', object, relation }));
        }
      }
    }
  };
  const stands = (object: string, relation: string) =>
    tuples.some(({ subject, ...one }) => {
      if (one.object !== object || one.relation !== relation) return false;
      return isSubjectSet(subject) ? has(subject.object, subject.relation) : subject.id === id;
    });
  settle(stands, RELATIONS);
  settle((object, relation) => follows(object, doc.relations.get(relation)!.rule!), PERMITS);
  return held;
}

const questions: SubjectSet[] = OBJECTS.flatMap((object) =>
  [...RELATIONS, ...PERMITS].map((relation) => ({ namespace: 'Doc', object, relation })),
);

it('checks answer as applying every rule to everything does, and never change their mind when they look deeper', async () => {
  // That both stores read alike is proven elsewhere; this is about what follows.
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-permissions-'));
  const sql = openSql({ file: join(folder, 'store.sqlite') });
  onTestFinished(async () => {
    await sql.close();
    await rm(folder, { recursive: true });
  });
  await migrate(sql, permissionMigrations);
  const context = openPermissionContext({ sql });
  let project = 0;
  await fc.assert(
    fc.asyncProperty(language, fc.array(tuple, { maxLength: 14 }), async (source, tuples) => {
      const id = `project ${project++}`;
      await changeLanguage(context, id, source, { depth: 20, width: 1000 });
      await changeTuples(
        context,
        id,
        tuples.map((one) => ({ action: 'insert', tuple: one })),
      );
      const { namespaces } = readLanguage(source);
      for (const person of PEOPLE) {
        const expected = allowedTo(namespaces, tuples, person);
        for (const question of questions) {
          const asked = { ...question, subject: { id: person } };
          const { verdict } = await checkPermission(context, id, asked);
          expect(verdict).toBe(expected.has(keyOf(question)) ? 'allowed' : 'denied');
          const shallow = await checkPermission(context, id, asked, { depth: 1 });
          expect(['unknown', verdict]).toContain(shallow.verdict);
        }
      }
    }),
    { numRuns: 60 },
  );
});
