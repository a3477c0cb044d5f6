import { useEffect, useState } from 'react';

/** How long somebody pauses before what they type is acted on, in milliseconds. */
const PAUSE = 166;

/** The value as soon as it rests: what is being typed is asked for once, not letter by letter. */
export function useDebounced<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
