import { loginAddress } from '@gazetteer/site';
import { Button, ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type Shelf, shelves } from '../../charts/channel-places.ts';
import type { ChartProblem } from '../../charts/chart-problem.ts';
import { useChannelWords } from '../model/channel-words.ts';
import { useBuilder } from '../model/use-builder.ts';
import { LostRows } from '../own-data/lost-rows.tsx';
import { FieldsThatFit } from './fields-that-fit.tsx';
import { LostField } from './lost-field.tsx';
import { useCanvas } from './use-canvas.ts';

/** Problems with words of their own; all others say what the server or the chart said. */
const known = [
  'not_found',
  'denied',
  'timed_out',
  'too_large',
  'busy',
  'network',
  'cancelled',
  'channel_missing',
  'aggregate_unfit',
  'weight_unfit',
  'time_unit_unfit',
  'bin_unfit',
  'filter_unfit',
  'filter_value',
  'places_unknown',
  'places_ambiguous',
  'extent_empty',
  'merge_impossible',
  'merge_too_large',
  'version_gone',
] as const;

/** Another try may help. */
const passing = ['timed_out', 'busy', 'network', 'cancelled', 'unknown'];

/** Why there is no chart, and each way forward. */
export function Problem({ problem }: { problem: ChartProblem }) {
  const { t } = useTranslation();
  const { fields, spec, canUndo, dispatch } = useBuilder();
  const { retry, draft } = useCanvas();
  const { pathname, search } = useLocation();
  const words = useChannelWords();
  if (problem.code === 'field_missing' && problem.field) return <LostField id={problem.field} />;
  if (problem.code === 'own_rows_lost') return <LostRows />;
  const code = known.find((one) => one === problem.code);
  const field = fields.find(({ id }) => id === problem.field)?.label ?? problem.field ?? '';
  const shelf = shelves.find((one): one is Shelf => one === problem.channel);
  const isTable = problem.code === 'not_found' || problem.code === 'denied';
  return (
    <div className="canvas-message" role="alert">
      <h2>{t(`visualise.builder.problem.${code === 'cancelled' ? 'stopped' : 'title'}`)}</h2>
      <p>
        {code
          ? t(`visualise.builder.problem.${code}`, {
              field,
              shelf: shelf ? words.shelf(shelf, spec.mark) : '',
            })
          : problem.message}
      </p>
      {problem.code === 'channel_missing' ? <FieldsThatFit /> : null}
      <p className="canvas-message-acts">
        {passing.includes(problem.code) ? (
          <Button look="primary" onClick={retry}>
            {t('visualise.builder.problem.retry')}
          </Button>
        ) : null}
        {canUndo ? (
          <Button onClick={() => dispatch({ type: 'undo' })}>{t('visualise.builder.strip.undo')}</Button>
        ) : null}
        {problem.code === 'denied' ? (
          <ButtonLink reloadDocument to={loginAddress(pathname + search)}>
            {t('visualise.builder.problem.login')}
          </ButtonLink>
        ) : null}
        {isTable ? <ButtonLink to="/visualise">{t('visualise.builder.problem.other')}</ButtonLink> : null}
        {draft.isBack ? (
          <Button onClick={draft.startAnew}>{t('visualise.builder.draft.startAnew')}</Button>
        ) : null}
      </p>
    </div>
  );
}
