import type { CheckPermissionResult } from '@gazetteer/client/ory';

type Written = NonNullable<CheckPermissionResult['explanation']>;
type Step = Written['steps'][number];

/** A question that a check led to, with those that its answer follows from. */
export interface ExplainedStep {
  relation: string;
  /** None where the explanation is too long to hold it. */
  step: Pick<Step, 'result' | 'because'> | undefined;
  /** Stands further up already, with all that it follows from. */
  isRepeated: boolean;
  next: ExplainedStep[];
}

export interface Explanation {
  subject: string;
  root: ExplainedStep;
  isComplete: boolean;
}

/** The steps of an explanation as a tree. Several answers may follow from the same one, which is unfolded once. */
export function explainedTree({ subject, steps, complete }: Written): Explanation | undefined {
  const [first] = steps;
  if (!first) return undefined;
  const byName = new Map(steps.map((step) => [step.relation, step]));
  const unfolded = new Set<string>();
  const grow = (relation: string): ExplainedStep => {
    const found = byName.get(relation);
    const step = found && { result: found.result, because: found.because };
    const isRepeated = unfolded.has(relation);
    unfolded.add(relation);
    const next = isRepeated ? [] : [...new Set(found?.next)].map(grow);
    // One that has nothing below it is not worth a word.
    return { relation, step, isRepeated: isRepeated && (found?.next.length ?? 0) > 0, next };
  };
  return { subject, root: grow(first.relation), isComplete: complete };
}
