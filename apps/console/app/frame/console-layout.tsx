import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { ConsoleMenu } from '../menu/console-menu.tsx';
import { useMaybeProject, useSwitchableProjects } from '../project/use-project.ts';
import type { Person } from '../session/use-person.ts';
import { ConsoleHeader } from './console-header.tsx';

interface ConsoleLayoutProps {
  /** Undefined where nobody is signed in any more. */
  person: Person | undefined;
  children: ReactNode;
}

/** What stands around every page of the console: bar, menu, and a line that shows that a page is loading. */
export function ConsoleLayout({ person, children }: ConsoleLayoutProps) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state === 'loading';
  const project = useMaybeProject();
  const switchable = useSwitchableProjects();
  const hasMenu = person !== undefined && person.rights.length > 0;
  return (
    <div className="console">
      <a className="console-skip" href="#content">
        {t('frame.skip')}
      </a>
      <ConsoleHeader person={person} hasMenu={hasMenu} isBusy={isBusy} />
      {hasMenu ? <ConsoleMenu rights={person.rights} project={project} switchable={switchable} /> : null}
      <main id="content" tabIndex={-1} className="console-main">
        {children}
      </main>
    </div>
  );
}
