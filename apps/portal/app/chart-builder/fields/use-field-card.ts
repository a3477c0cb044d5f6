import type { ChartField } from '@gazetteer/charts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Who passes over the list on the way to elsewhere is not bothered. */
const PATIENCE = 350;
/** Time to come from the field to its card. */
const GRACE = 180;

export interface FieldLook {
  field: ChartField;
  button: HTMLElement;
}

/** Which field's facts are shown: of the one that is pointed at for a moment, or focused by the keyboard. */
export function useFieldCard() {
  const [look, setLook] = useState<FieldLook>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onLook = useCallback(
    (field: ChartField | undefined, button: HTMLElement, way: 'pointer' | 'focus') => {
      clearTimeout(timer.current);
      const show = () => setLook(field && { field, button });
      if (way === 'focus') show();
      else timer.current = setTimeout(show, field ? PATIENCE : GRACE);
    },
    [],
  );
  const stay = useCallback(() => clearTimeout(timer.current), []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setLook(undefined);
  }, []);
  return { look: look && { ...look, onStay: stay }, onLook, hide };
}
