import type { Channel } from '@gazetteer/charts';
import { useState } from 'react';

type Scale = NonNullable<Channel['scale']>;
interface Ends {
  from: number | undefined;
  to: number | undefined;
}

/** What keeps two ends from being a part of a scale; undefined where nothing does, or one is missing. */
function domainFault({ from, to }: Ends, type: Scale['type']): 'reversed' | 'notPositive' | undefined {
  if (from === undefined || to === undefined) return undefined;
  if (from >= to) return 'reversed';
  return type === 'log' && from <= 0 ? 'notPositive' : undefined;
}

/** Both ends of a scale while they are typed: the chart gets them when they make sense together. */
export function useDomainDraft(scale: Scale, set: (change: { domain: Scale['domain'] | undefined }) => void) {
  const [ends, setEnds] = useState<Ends>({ from: scale.domain?.[0], to: scale.domain?.[1] });
  const [before, setBefore] = useState(scale.domain);
  if (scale.domain !== before) {
    setBefore(scale.domain);
    if (scale.domain || before) setEnds({ from: scale.domain?.[0], to: scale.domain?.[1] });
  }
  return {
    ...ends,
    fault: domainFault(ends, scale.type),
    change(next: Ends) {
      setEnds(next);
      const { from, to } = next;
      if (from === undefined && to === undefined) set({ domain: undefined });
      else if (from !== undefined && to !== undefined && !domainFault(next, scale.type))
        set({ domain: [from, to] });
    },
  };
}
