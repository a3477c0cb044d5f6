import { useEffect } from 'react';

/**
 * Lets the browser ask before a page with unsaved changes is closed, and never without any. Links within the site
 * lose nothing: the draft is kept.
 */
export function useUnsavedGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isDirty]);
}
