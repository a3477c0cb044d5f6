import { TextField } from '@gazetteer/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFound } from './use-found.ts';

interface PickerProps<Item> {
  /** What the field for words is called. */
  label: string;
  /** Asks for what fits some words; must be the same function each time. */
  look: (words: string, signal: AbortSignal) => Promise<readonly Item[] | undefined>;
  keyOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
  /** Shown where there is nothing at all. */
  nothing: string;
  shape: 'tiles' | 'rows';
}

/** A field for words and what is found by them; each is a button. */
export function Picker<Item>({
  label,
  look,
  keyOf,
  renderItem,
  onChoose,
  nothing,
  shape,
}: PickerProps<Item>) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const found = useFound(words.trim(), look);
  const said =
    found.state === 'found'
      ? found.items.length > 0
        ? t('console.content.picker.found', { count: found.items.length })
        : found.words
          ? t('console.content.picker.none', { words: found.words })
          : nothing
      : t(`console.content.picker.${found.state}`);
  return (
    <div className="picker">
      <TextField
        type="search"
        label={label}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p role="status" className="console-note">
        {said}
      </p>
      {found.state === 'found' && found.items.length > 0 ? (
        <ul className={`picker-${shape}`}>
          {found.items.map((item) => (
            <li key={keyOf(item)}>
              <button type="button" onClick={() => onChoose(item)}>
                {renderItem(item)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
