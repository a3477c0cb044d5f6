import { loadFormulas } from '@gazetteer/charts';
import { lazy, Suspense } from 'react';
import { useBuilderActions } from '../model/use-builder.ts';

const ComputedFieldWindow = lazy(async () => {
  const [window] = await Promise.all([import('./computed-field-window.tsx'), loadFormulas()]);
  return window;
});

/** Writes a computed field, `dialogSubject` where one is changed; shows itself while `dialog` is `computed`. */
export function ComputedFieldDialog() {
  const { dialog, dialogSubject } = useBuilderActions();
  if (dialog !== 'computed') return null;
  return (
    <Suspense fallback={null}>
      <ComputedFieldWindow key={dialogSubject ?? ''} id={dialogSubject} />
    </Suspense>
  );
}
