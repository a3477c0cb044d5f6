import rfc6902 from 'rfc6902';
import type { Difference } from '../../../parts/written-differences.ts';

/** The settings of one service. */
export type Settings = Record<string, unknown>;

/**
 * What leads from some settings to others, one step for each setting that differs.
 * @param at where the settings stand in their project, as a JSON pointer
 */
export function compareSettings(before: Settings, after: Settings, at: string): Difference[] {
  const document = structuredClone(before);
  return stepsBetween(before, after).map((step) => {
    // The steps follow each other: in a list, the place of a part is the one that the steps before it leave.
    const was = step.op === 'add' ? undefined : structuredClone(valueAt(document, step.path));
    rfc6902.applyPatch(document, [step]);
    return {
      op: step.op,
      path: at + step.path,
      ...(step.op === 'add' ? {} : { before: was }),
      ...(step.op === 'remove' ? {} : { after: step.value }),
    };
  });
}

/**
 * What somebody has changed of some settings, put on top of what others have made of them meanwhile. Where both have changed the
 * same, it is as this one wants it.
 * @returns undefined where it does not fit any more
 */
export function carryOver(read: Settings, written: Settings, now: Settings): Settings | undefined {
  const document = structuredClone(now);
  const failed = rfc6902.applyPatch(document, stepsBetween(read, written)).some((fault) => fault !== null);
  return failed ? undefined : document;
}

type Step = { op: 'add' | 'replace'; path: string; value: unknown } | { op: 'remove'; path: string };

function stepsBetween(before: Settings, after: Settings): Step[] {
  // Of the six operations these are the three that a comparison gives.
  return rfc6902.createPatch(before, after) as Step[];
}

function valueAt(document: Settings, path: string): unknown {
  return rfc6902.Pointer.fromJSON(path).get(document) as unknown;
}
