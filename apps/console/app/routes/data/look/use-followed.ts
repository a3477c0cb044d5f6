import { useState } from 'react';

/** A value that is typed here and follows the server's, without taking the field away from who is in it. */
export function useFollowed<Value>(said: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(said);
  const [last, setLast] = useState(said);
  if (last !== said) {
    setLast(said);
    setValue(said);
  }
  return [value, setValue];
}
