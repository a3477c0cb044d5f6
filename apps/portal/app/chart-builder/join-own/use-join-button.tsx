import type { ChartSpec } from '@gazetteer/charts';
import { useFigures } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useBuilder } from '../model/use-builder.ts';

interface UseJoinButtonProps {
  /** The chart over the joined table, made of the one there is. */
  specOf: (spec: ChartSpec) => ChartSpec;
  /** How many rows the joined table has. */
  rows: number;
}

/** Takes a join over into the chart. */
export function UseJoinButton({ specOf, rows }: UseJoinButtonProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { spec, dispatch, announce, openDialog } = useBuilder();
  const use = () => {
    dispatch({ type: 'set-spec', spec: specOf(spec) });
    // The window is gone before it tells that it closes: it would come back with 'Undo'.
    openDialog(null);
    announce(t('visualise.addTable.taken', { rows: figures.number(rows) }));
  };
  return (
    // The window closes by itself, and gives the focus back.
    <form method="dialog" className="add-table-actions" onSubmit={use}>
      <Button type="submit" look="primary">
        {t('visualise.addTable.use')}
      </Button>
    </form>
  );
}
