import { LatePart } from '@gazetteer/site';
import { lazy } from 'react';
import { AddTableDialog } from './add-table/add-table-dialog.tsx';
import { BuilderProvider } from './builder-provider.tsx';
import { ComputedFieldDialog } from './computed/computed-field-dialog.tsx';
import type { BuilderStart } from './model/builder-start.ts';
import { useHasChart } from './model/use-builder.ts';
import { OwnDataDialog } from './own-data/own-data-dialog.tsx';
import { Workbench } from './workbench.tsx';

const ChooseTable = lazy(() => import('./choose/choose-table.tsx'));

/** The chart builder: first the choice of a table where the address names none, then the workbench. */
export default function Builder({ start }: { start: BuilderStart }) {
  return (
    <BuilderProvider start={start}>
      <Parts start={start} />
      <OwnDataDialog />
    </BuilderProvider>
  );
}

function Parts({ start }: { start: BuilderStart }) {
  if (!useHasChart())
    return (
      <LatePart fallback={null}>
        <ChooseTable start={start} />
      </LatePart>
    );
  return (
    <>
      <Workbench />
      <AddTableDialog />
      <ComputedFieldDialog />
    </>
  );
}
