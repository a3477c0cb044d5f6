import { Combobox, Listbox, ListboxNote } from '@gazetteer/ui';
import { useEffect, useRef, useState } from 'react';

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
  const words = find.trim().toLowerCase();
  const found = choices.filter(({ text }) => text.toLowerCase().includes(words)).slice(0, MOST_LISTED);
  useEffect(() => input.current?.focus(), []);
  return (
    <Combobox
      ref={input}
      type="search"
      aria-label={label}
      placeholder={props.placeholder}
      height="small"
      value={find}
      onChange={(event) => setFind(event.currentTarget.value)}
      opens="always"
      takesFirst
      choices={found}
      keyOf={({ id }) => id}
      onChoose={onChoose}
      onClose={onClose}
      renderList={(list) =>
        found.length > 0 ? (
          <Listbox {...list} label={label} place="inside" choices={found} optionOf={(one) => one} />
        ) : (
          <ListboxNote id={list.id} place="inside">
            {props.nothing}
          </ListboxNote>
        )
      }
    />
  );
}
