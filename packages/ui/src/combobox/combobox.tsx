import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useDismiss } from '../focus/use-dismiss.ts';
import styles from './combobox.module.css';

/** What the list of a combobox is told by its field. */
export interface ComboboxList<Choice> {
  id: string;
  /** Place of the active choice, −1 for none. */
  active: number;
  onChoose: (choice: Choice) => void;
}

interface ComboboxProps<Choice> extends Omit<InputHTMLAttributes<HTMLInputElement>, 'list' | 'size'> {
  ref?: Ref<HTMLInputElement>;
  /** What can be chosen now, in the order of the list. */
  choices: readonly Choice[];
  /** What tells a choice from the others, in the next list too. */
  keyOf: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
  /** What opens the list: a click and the arrows as well as typing, typing alone, or nothing, as it is always open. */
  opens?: 'click' | 'typing' | 'always';
  /** Called when the list closes without a choice. */
  onClose?: () => void;
  /** False while an open list would be empty, and so is not there. */
  isListed?: boolean;
  /** Whether Enter takes the first choice where none is active; else the form is sent. */
  takesFirst?: boolean;
  /** Whether the choices fit an earlier text, and those for this one are on their way: Enter waits for them. */
  isPending?: boolean;
  /** A mark in the field, before the text. */
  icon?: ReactNode;
  height?: 'small' | 'medium' | 'large';
  /** The list itself, a `Listbox`; it is drawn while it is open. */
  renderList: (list: ComboboxList<Choice>) => ReactNode;
}

/**
 * A text field with choices under it (the combobox of the ARIA Authoring Practices, with the focus staying in the
 * field): arrows go through the choices, Enter takes one, Escape, Tab and a click elsewhere close the list. A choice that
 * is active stays so wherever it stands in the next list; one that is not in it any more cannot be taken.
 */
export function Combobox<Choice>(props: ComboboxProps<Choice>) {
  const {
    choices,
    keyOf,
    onChoose,
    opens = 'click',
    onClose,
    isListed = true,
    takesFirst,
    isPending = false,
    renderList,
    ...field
  } = props;
  const { icon, height = 'medium', className, onChange, onClick, ...input } = field;
  const area = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(opens === 'always');
  const [activeKey, setActiveKey] = useState<string>();
  const [isDue, setDue] = useState(false);
  const active = activeKey === undefined ? -1 : choices.findIndex((choice) => keyOf(choice) === activeKey);
  const shows = isOpen && isListed;
  const rest = () => {
    setActiveKey(undefined);
    setDue(false);
  };
  const open = () => {
    setOpen(true);
    rest();
  };
  const close = () => {
    setOpen(opens === 'always');
    rest();
  };
  const leave = () => {
    close();
    onClose?.();
  };
  const choose = (choice: Choice) => {
    close();
    onChoose(choice);
  };
  useDismiss(area, isOpen, leave);
  const chooseDue = useEffectEvent(() => {
    const [first] = choices;
    if (isDue && first !== undefined) choose(first);
  });
  useEffect(() => {
    // The choices come from a server: this is the moment when they are there.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!isPending) chooseDue();
  }, [isPending]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isFirstTaken = takesFirst && active < 0;
    const choice = choices[isFirstTaken ? 0 : active];
    if (step && choices.length > 0 && (shows || opens === 'click')) {
      event.preventDefault();
      setOpen(true);
      const next = choices[(Math.max(active, step > 0 ? -1 : 0) + step + choices.length) % choices.length];
      setActiveKey(next && keyOf(next));
    } else if (event.key === 'Enter' && isFirstTaken && isPending) {
      event.preventDefault();
      setDue(true);
    } else if (event.key === 'Enter') {
      if (!shows || choice === undefined) return close();
      event.preventDefault();
      choose(choice);
    } else if (event.key === 'Tab') {
      leave();
    } else if (event.key === 'Escape' && shows) {
      // The list goes first; a browser would empty the field as well, and close the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      leave();
    }
  };
  return (
    <div ref={area} className={styles.place} data-height={height} data-icon={icon ? '' : undefined}>
      {icon}
      <input
        autoComplete="off"
        {...input}
        className={`${styles.input} ${className ?? ''}`.trim()}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shows}
        aria-controls={id}
        aria-activedescendant={shows && active >= 0 ? `${id}-${active}` : undefined}
        onClick={(event) => {
          onClick?.(event);
          if (opens === 'click') open();
        }}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event);
          open();
        }}
        onKeyDown={onKeyDown}
      />
      {shows ? renderList({ id, active, onChoose: choose }) : null}
    </div>
  );
}
