import { lazy, Suspense } from 'react';
import { useBuilderActions } from '../model/use-builder.ts';

const OwnDataWindow = lazy(() => import('./own-data-window.tsx'));

/** Takes a file of the person as source; shows itself while `dialog` is `own-data`. Works before a source is chosen. */
export function OwnDataDialog() {
  const { dialog } = useBuilderActions();
  if (dialog !== 'own-data') return null;
  return (
    <Suspense fallback={null}>
      <OwnDataWindow />
    </Suspense>
  );
}
