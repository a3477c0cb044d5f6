import { IconSearch } from '@tabler/icons-react';
import { useKeyDown } from '@gazetteer/ui';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const SearchWindow = lazy(() => import('./search-window.tsx'));

/** The way to search: a page of its own, and with script a window over the page, by Ctrl+K or Cmd+K too. */
export function SearchLink({ project }: { project: string | undefined }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useOpenedByKeys(() => setOpen(true));
  const address = project === undefined ? '/console/search' : `/console/search?project=${project}`;
  const open = (event: MouseEvent) => {
    // A click that opens a tab of its own stays what it is.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link to={address} className="console-tool" onClick={open} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={20} stroke={1.6} aria-hidden="true" />
        <span className="console-tool-name">{t('search.open')}</span>
      </Link>
      {isOpen ? (
        <Suspense>
          <SearchWindow project={project} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** In the text of an article the same keys make a link, and that comes first. */
function useOpenedByKeys(open: () => void): void {
  useKeyDown((event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    if (event.defaultPrevented || event.altKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
}
