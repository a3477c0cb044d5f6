import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { ConsoleHeader } from './console-header.tsx';

/** What stands around every page of the console: the bar with its parts, and a line that shows that one is loading. */
export function ConsoleLayout({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state === 'loading';
  return (
    <div className="console">
      <a className="console-skip" href="#content">
        {t('shell.skip')}
      </a>
      <ConsoleHeader name={name} />
      <div className="console-progress" data-busy={isBusy ? '' : undefined} />
      <main id="content" tabIndex={-1} className="console-main">
        {children}
      </main>
    </div>
  );
}
