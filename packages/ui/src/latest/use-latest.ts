import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the last rendering, for what runs later and need not run anew whenever it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
