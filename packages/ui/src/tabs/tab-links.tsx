import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './tab-links.module.css';

export interface TabLink {
  text: string;
  to: string;
  isCurrent: boolean;
  /** How many things are behind it, in figures. */
  count?: ReactNode;
}

/**
 * The views of a page, of which one is shown. Each has an address, so they are links that work without script; the
 * roles and keys of tabs would promise parts that are all there already.
 */
export function TabLinks({
  label,
  tabs,
  className = '',
}: {
  label: string;
  tabs: readonly TabLink[];
  className?: string;
}) {
  return (
    <nav aria-label={label} className={`${styles.tabs} ${className}`.trim()}>
      {tabs.map(({ text, to, isCurrent, count }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          aria-current={isCurrent ? 'page' : undefined}
          ref={isCurrent ? showInStrip : undefined}
        >
          {text}
          {count === undefined ? null : <small>{count}</small>}
        </Link>
      ))}
    </nav>
  );
}

/** On a phone the strip is often wider than the screen. */
function showInStrip(link: HTMLAnchorElement | null): void {
  const strip = link?.parentElement;
  if (link && strip) strip.scrollLeft = link.offsetLeft + link.offsetWidth - strip.clientWidth;
}
