import { listenForSavedCharts, pictureAddress, type Visibility } from '@gazetteer/site';
import { Button, Dialog, Notice, TextField } from '@gazetteer/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteFrame } from '@gazetteer/site';
import { askContent, pageLanguage, Picker } from './picker.tsx';

interface FoundChart {
  visID: string;
  title: string;
  visibility: Visibility;
}

interface ChartDialogProps {
  onChoose: (visID: string) => void;
  onClose: () => void;
}

/** A window in which one finds a chart: one's own, a public one, or any other by its link. */
export function ChartDialog({ onChoose, onClose }: ChartDialogProps) {
  const { t } = useTranslation();
  const { locale } = useSiteFrame();
  const [own, setOwn] = useState<FoundChart>();
  const [made, setMade] = useState<FoundChart>();
  useEffect(() => listenForSavedCharts(setMade), []);
  const choose = (chart: FoundChart) =>
    chart.visibility === 'private' ? setOwn(chart) : onChoose(chart.visID);
  return (
    <Dialog title={t('content.chart.title')} closeLabel={t('content.close')} onClose={onClose}>
      {own ? (
        <Notice title={t('content.chart.private', { title: own.title })}>
          <p>{t('content.chart.privateText')}</p>
          <div className="console-actions">
            <Button onClick={() => onChoose(own.visID)}>{t('content.chart.anyway')}</Button>
            <Button look="quiet" onClick={() => setOwn(undefined)}>
              {t('content.chart.another')}
            </Button>
          </div>
        </Notice>
      ) : (
        <>
          <LinkForm onChoose={onChoose} />
          <p className="console-note">
            <a href="/visualise" target="_blank" rel="noreferrer">
              {t('content.chart.make')}
            </a>{' '}
            {t('content.chart.makeText')}
          </p>
          <div role="status">
            {made ? (
              <Notice title={t('content.chart.made', { title: made.title })}>
                <Button look="primary" onClick={() => choose(made)}>
                  {t('content.chart.insertMade')}
                </Button>
              </Notice>
            ) : null}
          </div>
          <Picker
            // A chart that has just been saved stands among the others, too.
            key={made?.visID}
            label={t('content.chart.search')}
            look={findCharts}
            keyOf={({ visID }) => visID}
            renderItem={({ visID, title, visibility }) => (
              <>
                <img
                  src={pictureAddress(visID, 'svg', {
                    lang: locale,
                    width: 320,
                    bare: true,
                  })}
                  alt=""
                  loading="lazy"
                />
                <span>{title}</span>
                {visibility === 'private' ? (
                  <span className="console-note">{t('content.chart.mark')}</span>
                ) : null}
              </>
            )}
            onChoose={choose}
            nothing={t('content.chart.nothing')}
            shape="tiles"
          />
        </>
      )}
    </Dialog>
  );
}

function LinkForm({ onChoose }: { onChoose: (visID: string) => void }) {
  const { t } = useTranslation();
  const [isWrong, setWrong] = useState(false);
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const link = new FormData(event.currentTarget).get('link');
    const visID = chartOfLink(typeof link === 'string' ? link : '');
    if (visID) onChoose(visID);
    else setWrong(true);
  };
  return (
    <form className="picker-link" onSubmit={take}>
      <TextField
        name="link"
        label={t('content.chart.link')}
        error={isWrong ? t('content.chart.noLink') : undefined}
        onChange={() => setWrong(false)}
      />
      <Button type="submit">{t('content.chart.insert')}</Button>
    </form>
  );
}

/** How many are shown at once. */
const tiles = '24';

/** One's own charts, the last changed first, and after them the public ones of everybody. */
async function findCharts(words: string, signal: AbortSignal): Promise<readonly FoundChart[] | undefined> {
  const lang = pageLanguage();
  const own = new URLSearchParams({
    limit: tiles,
    sort: '-updated',
    fields: 'visID,title,visibility',
    lang,
  });
  const open = new URLSearchParams({ limit: tiles, lang });
  if (words) {
    own.set('search', words);
    open.set('q', words);
  }
  const [mine, gallery] = await Promise.all([
    askContent<{ data: FoundChart[] }>(`/items/visualisations?${own}`, signal),
    askContent<{ data: Omit<FoundChart, 'visibility'>[] }>(`/gallery?${open}`, signal),
  ]);
  if (!mine || !gallery) return undefined;
  const known = new Set(mine.data.map(({ visID }) => visID));
  const others = gallery.data.filter(({ visID }) => !known.has(visID));
  return [...mine.data, ...others.map((chart) => ({ ...chart, visibility: 'public' as const }))];
}

/** The chart that a link to a saved chart leads to; undefined for any other text. */
export function chartOfLink(text: string): string | undefined {
  const address = text.trim();
  try {
    const { pathname, searchParams } = new URL(address, 'https://site.invalid');
    const [, short] = /^\/charts\/([^/.]+)$/.exec(pathname) ?? [];
    const visID = pathname === '/visualise' ? searchParams.get('vis_id') : short;
    return visID && /^[\w-]{1,100}$/.test(visID) ? visID : undefined;
  } catch {
    return undefined;
  }
}
