/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus,
   jsx-a11y/click-events-have-key-events -- HTML has no element for such a list, and the field beside it has the keys */
import type { ReactNode } from 'react';
import type { ComboboxList } from './combobox.tsx';
import styles from './listbox.module.css';

/** A line of a list that something is chosen from. */
export interface ListOption {
  /** Tells it from the others. */
  id: string;
  text: ReactNode;
  /** A short fact about it. */
  note?: ReactNode;
  /** The heading that it stands under. */
  group?: string | undefined;
}

interface ListboxProps<Choice> extends ComboboxList<Choice> {
  label: string;
  choices: readonly Choice[];
  optionOf: (choice: Choice) => ListOption;
  /** `below` covers what stands under the field; `inside` makes room for itself. */
  place?: 'below' | 'inside';
  /** Where the note stands. */
  notes?: 'beside' | 'under';
}

/** The choices under a {@link Combobox}: reached with its arrow keys while the focus stays in the field. */
export function Listbox<Choice>(props: ListboxProps<Choice>) {
  const { id, active, onChoose, label, choices, optionOf, place = 'below', notes = 'beside' } = props;
  const options = choices.map((choice, index) => ({ choice, index, ...optionOf(choice) }));
  const groups = [...Map.groupBy(options, ({ group }) => group)];
  const line = ({ choice, index, ...option }: (typeof options)[number]) => (
    <div
      key={option.id}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === active}
      className={styles.option}
      ref={index === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
    >
      <span>{option.text}</span>
      {option.note ? <small>{option.note}</small> : null}
    </div>
  );
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.list}
      data-place={place}
      data-notes={notes}
    >
      {groups.map(([group, members]) =>
        group === undefined ? (
          members.map(line)
        ) : (
          <div key={group} role="group" aria-label={group}>
            <div className={styles.group} aria-hidden="true">
              {group}
            </div>
            {members.map(line)}
          </div>
        ),
      )}
    </div>
  );
}

/** How many grey lines stand in. */
const placeholders = ['1', '2', '3', '4', '5', '6'];

/** Stands where the list will be while the first answer is on its way. */
export function ListboxLoading({ id, label }: { id: string; label: string }) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy="true"
      className={styles.list}
      data-place="below"
    >
      {placeholders.map((line) => (
        <div key={line} className={styles.placeholder} />
      ))}
    </div>
  );
}

/** Says in place of the list why there is nothing in it. */
export function ListboxNote({
  id,
  place = 'below',
  children,
}: Pick<ListboxProps<never>, 'id' | 'place'> & { children: ReactNode }) {
  return (
    <div className={styles.list} data-place={place}>
      <output id={id} className={styles.none}>
        {children}
      </output>
    </div>
  );
}
