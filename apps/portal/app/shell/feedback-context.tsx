import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';

// Fetched with the first opening: most visits never open it.
const FeedbackDialog = lazy(() => import('./feedback-dialog.tsx'));

const OpenFeedback = createContext<() => void>(() => undefined);

/** Opens the feedback dialog. */
export function useFeedback(): () => void {
  return use(OpenFeedback);
}

/** Keeps one feedback dialog for the page, whichever button opens it; what was typed outlives its closing. */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  /** Undefined until it is opened first. */
  const [isOpen, setOpen] = useState<boolean>();
  const open = useCallback(() => setOpen(true), []);
  return (
    <OpenFeedback value={open}>
      {children}
      {isOpen === undefined ? null : (
        <Suspense>
          <FeedbackDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenFeedback>
  );
}
