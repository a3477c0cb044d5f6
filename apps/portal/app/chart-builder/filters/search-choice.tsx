import { useEffect, useId, useRef, useState } from 'react';
import { useCombobox } from '../../controls/use-combobox.ts';

interface Choice {
  id: string;
  text: string;
  /** A short fact behind the text, such as a unit. */
  note?: string | null;
}

interface SearchChoiceProps<One extends Choice> {
  label: string;
  placeholder: string;
  /** What is said where nothing is found. */
  nothing: string;
  choices: readonly One[];
  onChoose: (choice: One) => void;
  onClose: () => void;
}

/** More than this are not listed but found by typing. */
const MOST_LISTED = 300;

/** One of many, found by typing: a combobox that takes the keyboard, with its list open as long as it is there. */
export function SearchChoice<One extends Choice>(props: SearchChoiceProps<One>) {
  const { label, choices, onChoose, onClose } = props;
  const [find, setFind] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const combobox = useCombobox();
  const id = useId();
  const words = find.trim().toLowerCase();
  const found = choices.filter(({ text }) => text.toLowerCase().includes(words)).slice(0, MOST_LISTED);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    list.current?.children[combobox.active]?.scrollIntoView({ block: 'nearest' });
  }, [combobox.active]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    const first = found[0];
    if (event.key === 'Enter' && combobox.active < 0 && first) {
      event.preventDefault();
      onChoose(first);
      return;
    }
    combobox.onKeyDown(event, found, onChoose);
  };
  return (
    <div
      className="filters-chooser"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onClose();
      }}
    >
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={combobox.active < 0 ? undefined : `${id}-${combobox.active}`}
        placeholder={props.placeholder}
        autoComplete="off"
        value={find}
        onChange={(event) => {
          setFind(event.currentTarget.value);
          combobox.open();
        }}
        onFocus={combobox.open}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        className="filters-fields"
        hidden={found.length === 0}
      >
        {found.map((choice, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the combobox
          <div
            key={choice.id}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={combobox.active === place}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice)}
          >
            {choice.text}
            {choice.note && <small>{choice.note}</small>}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className="filters-note" role="status">
          {props.nothing}
        </p>
      )}
    </div>
  );
}
