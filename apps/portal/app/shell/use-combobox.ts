import { useCallback, useState } from 'react';

/** A text field with a list of choices under it, of which one at a time is active while the focus stays in the field. */
export interface Combobox<Choice> {
  isOpen: boolean;
  /** Place of the active choice, −1 for none. */
  active: number;
  open(): void;
  close(): void;
  /** Takes the keys of the ARIA Authoring Practices' combobox; the choices are those now in the list. */
  onKeyDown(event: React.KeyboardEvent, choices: readonly Choice[]): void;
}

/** Keeps what a combobox has open and active. `choose` is told what was chosen by key. */
export function useCombobox<Choice>(choose: (choice: Choice) => void): Combobox<Choice> {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const close = useCallback(() => {
    setOpen(false);
    setActive(-1);
  }, []);
  const open = () => {
    setOpen(true);
    setActive(-1);
  };
  const onKeyDown = (event: React.KeyboardEvent, choices: readonly Choice[]) => {
    const choice = choices[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && choices.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((Math.max(active, step > 0 ? -1 : 0) + step + choices.length) % choices.length);
    } else if (event.key === 'Enter' && isOpen && choice !== undefined) {
      event.preventDefault();
      choose(choice);
    } else if (event.key === 'Tab') {
      close();
    } else if (event.key === 'Escape' && isOpen) {
      // The list goes first; a browser would empty the field as well.
      event.preventDefault();
      close();
    }
  };
  return { isOpen, active, open, close, onKeyDown };
}
