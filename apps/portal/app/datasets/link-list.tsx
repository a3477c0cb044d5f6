import { Link } from 'react-router';
import style from './link-list.module.css';

/** A way on: where it leads, what that is called, and a few words about it. */
export interface ListedLink {
  to: string;
  text: string;
  /** Of the text, where it is another than the page's. */
  language?: string | undefined;
  words: readonly (string | null | undefined)[];
}

/** Where a reader might go on, under a heading; nothing where that is nowhere. */
export function LinkList({ title, links }: { title: string; links: readonly ListedLink[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={style.list}>
        {links.map(({ to, text, language, words }) => (
          <li key={to}>
            <Link to={to} lang={language}>
              {text}
            </Link>
            <p>{words.filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
