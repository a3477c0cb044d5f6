import type { Value } from '../expression/functions.ts';
import { type Accumulator, accumulatorFor } from './accumulate.ts';
import type { ChartPlan } from './chart-plan.ts';

/** Rows that fall together. */
export type Group = { keys: Value[]; figures: Accumulator[]; rowCount: number };

export type Groups = { find(keys: Value[]): Group; all(): Group[] };

/** Finds the group of some keys, and makes it where there is none yet. */
export function openGroups(plan: ChartPlan): Groups {
  const makers = plan.figures.map(accumulatorFor);
  const make = (keys: Value[]): Group => ({ keys, figures: makers.map((maker) => maker()), rowCount: 0 });
  const all: Group[] = [];
  const tree = new Map<Value, unknown>();
  let single: Group | undefined;
  return {
    all: () => all,
    find: (keys) => {
      const last = keys.length - 1;
      if (last < 0) {
        if (!single) all.push((single = make(keys)));
        return single;
      }
      let branch = tree;
      for (let depth = 0; depth < last; depth++) {
        const key = keys[depth] ?? null;
        let next = branch.get(key) as Map<Value, unknown> | undefined;
        if (!next) branch.set(key, (next = new Map<Value, unknown>()));
        branch = next;
      }
      const key = keys[last] ?? null;
      let group = branch.get(key) as Group | undefined;
      if (!group) {
        branch.set(key, (group = make(keys)));
        all.push(group);
      }
      return group;
    },
  };
}
