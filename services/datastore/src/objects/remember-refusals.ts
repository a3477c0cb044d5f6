import type { ApplicationError, Clock } from '@gazetteer/kernel';

/** Why something is not served; undefined where nothing is wrong with it. */
export type Refusal = ApplicationError | undefined;

/** Looks at something in a context. @throws what says nothing of it, such as a store that is away */
export type Look<Context, Asked> = (context: Context, asked: Asked) => Promise<Refusal>;

type Memory<Asked> = {
  keyOf(asked: Asked): string;
  /** How long it counts as whole. */
  wholeMilliseconds: number;
  /** How long it counts as damaged before it is looked at again: somebody may have put it right. */
  damagedMilliseconds: number;
  /** After this many, all are looked at anew: a number that bounds memory. */
  most: number;
};

type Verdict = { until: number; refusal: Promise<Refusal> };

/** A look whose answer holds for a while in this process: those who ask at once, and within that time, get the same one. */
export function rememberRefusals<Context extends { clock: Clock }, Asked>(
  look: Look<Context, Asked>,
  { keyOf, wholeMilliseconds, damagedMilliseconds, most }: Memory<Asked>,
): Look<Context, Asked> {
  const verdicts = new WeakMap<Context, Map<string, Verdict>>();
  return (context, asked) => {
    const known = verdicts.get(context) ?? new Map<string, Verdict>();
    verdicts.set(context, known);
    const key = keyOf(asked);
    const now = context.clock().getTime();
    const verdict = known.get(key);
    if (verdict && verdict.until > now) return verdict.refusal;
    if (known.size >= most) known.clear();
    const refusal = look(context, asked);
    const made: Verdict = { until: now + wholeMilliseconds, refusal };
    known.set(key, made);
    const shorten = async () => {
      if (await refusal) made.until = now + damagedMilliseconds;
    };
    shorten().catch(() => known.delete(key));
    return refusal;
  };
}
