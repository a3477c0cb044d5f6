import { LoadingOverlay } from '@gazetteer/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { DocumentationBanner } from './documentation-banner.tsx';
import { FeedbackProvider } from './feedback-context.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { useShell } from '../site/use-shell.ts';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { inspectionGuard } = useShell();
  useInspectionGuard(inspectionGuard);
  return (
    <FeedbackProvider>
      <div className={styles.shell} data-guard={inspectionGuard ? 'on' : undefined}>
        <a className={styles.skip} href="#content">
          {t('shell.skip')}
        </a>
        <DocumentationBanner />
        <Header />
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
      </div>
      <SlowNavigation />
    </FeedbackProvider>
  );
}

/** A page that comes at once needs no loading screen. */
const patience = 400;

function SlowNavigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const next = useNavigation().location;
  // A search that is refined stays on its page and shows by itself that it works.
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLeaving]);
  return isSlow ? <LoadingOverlay label={t('shell.loading')} /> : null;
}

/** The guard is fetched where the site file asks for it only. */
function useInspectionGuard(inspectionGuard: boolean): void {
  const { t } = useTranslation();
  const message = t('shell.guard');
  useEffect(() => {
    if (!inspectionGuard) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      const { guardAgainstInspection } = await import('./inspection-guard.ts');
      if (!isOver) end = guardAgainstInspection(message);
    };
    void start();
    return () => {
      isOver = true;
      end?.();
    };
  }, [inspectionGuard, message]);
}
