import type { ReferenceList } from '@gazetteer/site';
import { Told, withMarks } from './told.tsx';

/** Lists of names with what they mean. */
export function ListsPart({ lists }: { lists: readonly ReferenceList[] }) {
  return lists.map(({ anchor, title, text, entries, absent }) => (
    <section key={anchor} className="api-list" aria-labelledby={anchor}>
      <h2 id={anchor}>{title}</h2>
      <Told as="p" text={text} />
      <Entries entries={entries} />
      {absent && (
        <details>
          <summary>{absent.title}</summary>
          <p>{absent.text}</p>
          <Entries entries={absent.entries} />
        </details>
      )}
    </section>
  ));
}

type Entry = { name: string; mark?: string; text: ReferenceList['text'] };

function Entries({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <dl className="api-fields">
      {entries.map(({ name, mark, text }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> {mark && <span>{withMarks(mark)}</span>}
          </dt>
          <dd>
            <Told as="span" text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
