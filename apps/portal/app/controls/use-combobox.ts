import { useCallback, useState } from 'react';

/** A text field with a list of choices under it, of which one at a time is active while the focus stays in the field. */
export interface Combobox {
  isOpen: boolean;
  /** Place of the active choice, −1 for none. */
  active: number;
  open(): void;
  close(): void;
  /** Takes the keys of the ARIA Authoring Practices' combobox; `choose` is told what was chosen of those in the list. */
  onKeyDown<Choice>(
    event: React.KeyboardEvent,
    choices: readonly Choice[],
    choose: (choice: Choice) => void,
  ): void;
}

/** Keeps what a combobox has open and active. */
export function useCombobox(): Combobox {
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
  const onKeyDown: Combobox['onKeyDown'] = (event, choices, choose) => {
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
