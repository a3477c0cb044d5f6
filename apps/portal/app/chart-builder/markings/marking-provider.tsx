import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type Marking, MarkingContext } from './use-marking.ts';

/** Holds what is being marked on the chart, until it is a step of the builder. */
export function MarkingProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<Marking['state']>('idle');
  const [moving, move] = useState<Marking['moving']>();
  const begin = useCallback(() => setState('choosing'), []);
  const end = useCallback(() => setState('idle'), []);
  const marking = useMemo<Marking>(
    () => ({ state, begin, write: setState, end, moving, move }),
    [state, begin, end, moving],
  );
  return <MarkingContext value={marking}>{children}</MarkingContext>;
}
