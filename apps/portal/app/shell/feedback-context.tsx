import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useRef, useState } from 'react';

// Fetched with the first opening: most visits never open it.
const FeedbackDialog = lazy(() => import('./feedback-dialog.tsx'));

const OpenFeedback = createContext<() => void>(() => undefined);

/** Opens the feedback dialog. */
export function useFeedback(): () => void {
  return use(OpenFeedback);
}

/** Keeps one feedback dialog for the page, whichever button opens it; what was typed outlives its closing. */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCallback(() => {
    setOpened(true);
    dialog.current?.showModal();
  }, []);
  return (
    <OpenFeedback value={open}>
      {children}
      {wasOpened ? (
        <Suspense>
          <FeedbackDialog dialog={dialog} />
        </Suspense>
      ) : null}
    </OpenFeedback>
  );
}
