import { TextField } from '@gazetteer/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../controls/use-debounced.ts';
import './picker.css';

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
  const found = useFound(useDebounced(words.trim()), look);
  const said =
    found.state === 'found'
      ? found.items.length > 0
        ? t('content.picker.found', { count: found.items.length })
        : found.words
          ? t('content.picker.none', { words: found.words })
          : nothing
      : t(`content.picker.${found.state}`);
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

type Found<Item> =
  | { state: 'looking' }
  | { state: 'failed' }
  | { state: 'found'; items: readonly Item[]; words: string };

/**
 * What is found by words that are being typed; the newest without any.
 * @param look asks for it; undefined where it cannot be had. It must be the same function each time
 */
function useFound<Item>(
  words: string,
  look: (words: string, signal: AbortSignal) => Promise<readonly Item[] | undefined>,
): Found<Item> {
  const [found, setFound] = useState<Found<Item>>({ state: 'looking' });
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const items = await look(words, leaving.signal);
      if (leaving.signal.aborted) return;
      setFound(items ? { state: 'found', items, words } : { state: 'failed' });
    };
    void ask();
    return () => leaving.abort();
  }, [words, look]);
  return found;
}

/** The language of the page, in which what is found is called. */
export function pageLanguage(): string {
  return document.documentElement.lang;
}

/** Reads from the content service in the page; undefined where it cannot be reached or refuses. */
export async function askContent<Answer>(path: string, signal: AbortSignal): Promise<Answer | undefined> {
  try {
    const answer = await fetch(`/api/content${path}`, { headers: { accept: 'application/json' }, signal });
    return answer.ok ? ((await answer.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}
