import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

const loads: (() => Promise<unknown>)[] = [];

/** A browser without idle time to tell of has some by then. */
const SOON = 200;

/**
 * A part of the builder that the first chart does without: it comes with the others as soon as that is drawn and the
 * browser has nothing else to do, so that nobody who presses for it waits for the network.
 */
export function latePart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  loads.push(load);
  const Loaded: ComponentType<Props> = lazy(load);
  return function LatePart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

/**
 * Fetches the late parts once there is time for them.
 * @param isDrawn the first chart is drawn, or it is known that none will be
 * @returns whether they are there
 */
export function useLateParts(isDrawn: boolean): boolean {
  const [areThere, setThere] = useState(false);
  useEffect(() => {
    if (!isDrawn) return undefined;
    // What does not come is asked for again by whoever needs it.
    const fetchAll = () => void Promise.allSettled(loads.map((load) => load())).then(() => setThere(true));
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchAll, SOON);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchAll, { timeout: 1000 });
    return () => cancelIdleCallback(idle);
  }, [isDrawn]);
  return areThere;
}
