import { type ReaderChoice, writeChoice } from '@gazetteer/charts';
import { viewAddress } from '@gazetteer/site';
import { Notice } from '@gazetteer/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { choiceOfForm } from './choice-of-form.ts';
import { ChooseCategories } from './choose-categories.tsx';
import { ChooseTime } from './choose-time.tsx';
import type { SavedPage } from './load-saved-page.server.ts';
import { useChoose } from './use-choose.ts';

/**
 * What a reader may choose of a chart: its time, its places. It is a form that works without script; with it, the chart
 * follows each change. What was chosen stands in the address.
 */
export function ReaderControls({ page: { chart, choices, choice, isToday } }: { page: SavedPage }) {
  const { t } = useTranslation();
  const { wanted, choose } = useChoose(choices?.chosen ?? {}, (one) => addressOf(chart.visID, isToday, one));
  const form = useRef<HTMLFormElement>(null);
  const adopt = useEffectEvent(() => {
    if (!form.current || !choices) return;
    const given = choiceOfForm(new FormData(form.current), choices);
    if (JSON.stringify(given) !== JSON.stringify(choices.chosen)) choose(given);
  });
  // What was changed before the script came counts.
  useEffect(() => adopt(), []);
  if (!choices) return null;
  const { time, categories, isRefused } = choices;
  const plain = addressOf(chart.visID, isToday, {});
  return (
    <>
      {isRefused ? (
        <Notice kind="error" title={t('visualise.reader.refused')}>
          <p>{t('visualise.reader.refusedText')}</p>
        </Notice>
      ) : null}
      {time || categories ? (
        <form
          ref={form}
          className="reader"
          method="get"
          action="/visualise"
          aria-label={t('visualise.reader.name')}
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name="vis_id" value={chart.visID} />
          {isToday ? <input type="hidden" name="figures" value="today" /> : null}
          {time ? <ChooseTime time={time} chosen={wanted} onChoose={choose} /> : null}
          {categories ? <ChooseCategories categories={categories} chosen={wanted} onChoose={choose} /> : null}
          <noscript>
            <button type="submit" className="small-field">
              {t('visualise.reader.show')}
            </button>
          </noscript>
          <p className="reader-state" role="status">
            {choice ? t('visualise.reader.changed') : ''}
          </p>
          {choice ? (
            <Link to={plain} preventScrollReset className="reader-reset">
              {t('visualise.reader.reset')}
            </Link>
          ) : null}
        </form>
      ) : null}
    </>
  );
}

function addressOf(visID: string, isToday: boolean, choice: ReaderChoice): string {
  const plain = viewAddress(visID, writeChoice(choice));
  return isToday ? `${plain}&figures=today` : plain;
}
