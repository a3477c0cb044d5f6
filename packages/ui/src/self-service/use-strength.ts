import { useRef, useState } from 'react';
import { type EstimateStrength, roughStrength, type Strength } from './password-strength.ts';

/** The strength of what is typed: roughly at once, and exactly when the dictionary has been loaded. */
export function useStrength() {
  const [strength, setStrength] = useState<Strength>();
  const estimate = useRef<EstimateStrength>(roughStrength);
  const judge = (field: HTMLInputElement) =>
    setStrength(field.value === '' ? undefined : estimate.current(field.value, otherTexts(field)));
  const prepare = async (field: HTMLInputElement) => {
    if (estimate.current !== roughStrength) return;
    try {
      estimate.current = (await import('./dictionary-strength.ts')).dictionaryStrength;
    } catch {
      // Without a network the rough estimate stays.
      return;
    }
    judge(field);
  };
  return { strength, judge, prepare };
}

/** What else stands in the form: the address and the name are the first guesses. */
function otherTexts(field: HTMLInputElement): string[] {
  const others = [...(field.form?.elements ?? [])].filter((element) => element !== field);
  return others.flatMap((element) =>
    element instanceof HTMLInputElement && ['text', 'email'].includes(element.type)
      ? [element.value, ...element.value.split(/[@.\s]/)].filter((word) => word.length > 2)
      : [],
  );
}
