import { IconHelp } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const TutorialSteps = lazy(() => import('./tutorial-steps.tsx'));

/** Where this browser notes that somebody has been shown around. */
const noteName = 'visualise-tutorial';

/**
 * The '?' of the builder's upper bar, and four steps beside the things they are about. Those carry
 * `data-tutorial="charts"`, `"fields"`, `"shelves"` and `"save"`. The steps show themselves once.
 */
export function Tutorial() {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isFirstTime()) setOpen(true);
  }, []);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="tutorial-help needs-script"
        aria-label={t('visualise.tutorial.open')}
        title={t('visualise.tutorial.open')}
        onClick={() => setOpen(true)}
      >
        <IconHelp size={20} stroke={1.6} aria-hidden="true" />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TutorialSteps onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Asks and notes at once: whoever closes the page in the middle finds the steps at the '?' again. */
function isFirstTime(): boolean {
  try {
    if (localStorage.getItem(noteName)) return false;
    localStorage.setItem(noteName, 'seen');
    return true;
  } catch {
    // Where nothing can be noted it would come again and again.
    return false;
  }
}
