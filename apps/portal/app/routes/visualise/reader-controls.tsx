import { type ReaderChoice, writeChoice } from '@gazetteer/charts';
import { viewAddress } from '@gazetteer/site';
import { Notice } from '@gazetteer/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ChooseCategories } from './choose-categories.tsx';
import { ChooseTime } from './choose-time.tsx';
import type { SavedPage } from './load-saved-page.server.ts';

/** As long as a slider rests between two moves of one hand. */
const PAUSE = 200;

/**
 * What a reader may choose of a chart: its time, its places. It is a form that works without script; with it, the chart
 * follows each change. What was chosen stands in the address.
 */
export function ReaderControls({ page: { chart, choices, choice, isToday } }: { page: SavedPage }) {
  const { t } = useTranslation();
  const choose = useChoose(chart.visID, isToday);
  if (!choices) return null;
  const { time, categories, chosen, isRefused } = choices;
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
          className="reader"
          method="get"
          action="/visualise"
          aria-label={t('visualise.reader.name')}
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name="vis_id" value={chart.visID} />
          {isToday ? <input type="hidden" name="figures" value="today" /> : null}
          {time ? <ChooseTime time={time} chosen={chosen} onChoose={choose} /> : null}
          {categories ? <ChooseCategories categories={categories} chosen={chosen} onChoose={choose} /> : null}
          <noscript>
            <button type="submit" className="reader-show">
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

/** Goes to the page of a choice, once the hand rests that changes it. */
function useChoose(visID: string, isToday: boolean): (choice: ReaderChoice) => void {
  const navigate = useNavigate();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return (choice) => {
    clearTimeout(waiting.current);
    const go = () => void navigate(addressOf(visID, isToday, choice), { preventScrollReset: true });
    waiting.current = setTimeout(go, PAUSE);
  };
}

function addressOf(visID: string, isToday: boolean, choice: ReaderChoice): string {
  const plain = viewAddress(visID, writeChoice(choice));
  return isToday ? `${plain}&figures=today` : plain;
}
