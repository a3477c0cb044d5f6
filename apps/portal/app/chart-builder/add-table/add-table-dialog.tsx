import { lazy, Suspense } from 'react';
import { useBuilderActions } from '../model/use-builder.ts';

const AddTableWindow = lazy(() => import('./add-table-window.tsx'));

/** Joins another table to the source; shows itself while `dialog` is `add-table`. */
export function AddTableDialog() {
  const { dialog } = useBuilderActions();
  if (dialog !== 'add-table') return null;
  return (
    <Suspense fallback={null}>
      <AddTableWindow />
    </Suspense>
  );
}
