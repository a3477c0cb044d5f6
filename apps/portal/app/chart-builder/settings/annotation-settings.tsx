import { type Annotation, type MarkedValue, tableOf } from '@gazetteer/charts';
import { Button } from '@gazetteer/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../site/use-shell.ts';
import { figureAddresses } from '../model/figure-address.ts';
import { MOST_ANNOTATIONS } from '../model/marking-limits.ts';
import { useBuilder } from '../model/use-builder.ts';
import { ListedNote } from './listed-note.tsx';
import { SelectSetting, TextSetting } from './setting-controls.tsx';

/** More figures than this are no list to choose from. */
const MOST_LISTED = 400;
const STEP = 20;
/** Where a text that was placed by itself is moved from. */
const FIRST = { dx: 0, dy: -40 } as const;

const moves = { up: [0, -STEP], down: [0, STEP], left: [-STEP, 0], right: [STEP, 0] } as const;

/** Texts at figures and over periods: those there are, and one more. */
export function AnnotationSettings() {
  const { t } = useTranslation();
  const { spec, dispatch } = useBuilder();
  const annotations = spec.annotations ?? [];
  const set = (next: Annotation[], group?: string) =>
    dispatch({
      type: 'set-text',
      change: { annotations: next.length > 0 ? next : undefined },
      ...(group && { group }),
    });
  const change = (index: number, next: Annotation, group: string) =>
    set(
      annotations.map((one, place) => (place === index ? next : one)),
      `${group} ${index}`,
    );
  return (
    <details className="settings-part">
      <summary>{t('visualise.settings.marking.notes.title')}</summary>
      <div className="settings-rows">
        {annotations.map((one, index) => (
          // Annotations have no name of their own; their place in the list is what tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="settings-rows">
            <TextSetting
              label={t('visualise.settings.marking.notes.text')}
              value={one.text}
              maxLength={300}
              lines={2}
              onChange={(text) => text && change(index, { ...one, text }, 'annotation')}
            />
            <MoveButtons annotation={one} index={index} />
            <Button onClick={() => set(annotations.filter((_, place) => place !== index))}>
              {t('visualise.settings.marking.notes.remove', { text: one.text })}
            </Button>
          </div>
        ))}
        {annotations.length > 0 ? (
          <p className="settings-note">{t('visualise.settings.marking.notes.narrow')}</p>
        ) : null}
        {annotations.length < MOST_ANNOTATIONS ? (
          <NewAnnotation onAdd={(annotation) => dispatch({ type: 'add-annotation', annotation })} />
        ) : null}
      </div>
    </details>
  );
}

/** Moves a text step by step, by keyboard and touch alike. */
function MoveButtons({ annotation, index }: { annotation: Annotation; index: number }) {
  const { t } = useTranslation();
  const { dispatch } = useBuilder();
  const { dx = FIRST.dx, dy = FIRST.dy } = annotation;
  const move = (to: { dx: number; dy: number } | undefined) =>
    dispatch({ type: 'move-annotation', index, to, group: `move ${index}` });
  return (
    <div
      role="group"
      className="settings-moves"
      aria-label={t('visualise.settings.marking.notes.move', { text: annotation.text })}
    >
      {(['up', 'down', 'left', 'right'] as const).map((name) => (
        <Button key={name} onClick={() => move({ dx: dx + moves[name][0], dy: dy + moves[name][1] })}>
          {t(`visualise.settings.marking.notes.${name}`)}
        </Button>
      ))}
      <Button onClick={() => move(undefined)}>{t('visualise.settings.marking.notes.auto')}</Button>
    </div>
  );
}

function NewAnnotation({ onAdd }: { onAdd: (annotation: Annotation) => void }) {
  const { t } = useTranslation();
  const { data } = useBuilder();
  const figures = useFigureChoices();
  const [kind, setKind] = useState<Annotation['kind']>('point');
  const [row, setRow] = useState('0');
  const [ends, setEnds] = useState({ from: '', to: '' });
  const [text, setText] = useState('');
  const [isBad, setBad] = useState(false);
  const add = () => {
    const at = figures[Number(row)]?.at;
    const from = ends.from.trim();
    const to = ends.to.trim() || from;
    const isReady = text.trim() !== '' && (kind === 'point' ? at : from !== '');
    setBad(!isReady);
    if (!isReady) return;
    if (kind === 'period') onAdd({ kind, channel: 'x', from, to, text: text.trim() });
    else if (at) onAdd({ kind, at, text: text.trim() });
    setText('');
    setEnds({ from: '', to: '' });
  };
  return (
    <>
      <SelectSetting
        label={t('visualise.settings.marking.notes.about')}
        value={kind}
        choices={(['point', 'period'] as const).map((value) => ({
          value,
          text: t(`visualise.settings.marking.notes.${value}`),
        }))}
        onChange={setKind}
      />
      {kind === 'point' ? (
        <>
          <SelectSetting
            label={t('visualise.settings.marking.notes.figure')}
            value={row}
            choices={figures.map(({ name }, index) => ({ value: String(index), text: name }))}
            onChange={setRow}
          />
          <ListedNote shown={figures.length} all={data?.rows.length ?? 0} />
        </>
      ) : (
        (['from', 'to'] as const).map((end) => (
          <TextSetting
            key={end}
            label={t(`visualise.settings.marking.notes.${end}`)}
            value={ends[end]}
            maxLength={100}
            onChange={(value) => setEnds({ ...ends, [end]: value })}
          />
        ))
      )}
      <TextSetting
        label={t('visualise.settings.marking.notes.text')}
        value={text}
        maxLength={300}
        lines={2}
        onChange={setText}
      />
      <p className="settings-note settings-wrong" role="status">
        {isBad ? t('visualise.settings.marking.notes.needText') : ''}
      </p>
      <Button onClick={add}>{t('visualise.settings.marking.notes.add')}</Button>
    </>
  );
}

/** The figures of the chart by name, each with what tells it from the others. */
function useFigureChoices(): { name: string; at: Record<string, MarkedValue> }[] {
  const { spec, data } = useBuilder();
  const { locale, site } = useShell();
  return useMemo(() => {
    if (!data) return [];
    const { annotations: _annotations, ...plain } = spec;
    const rows = data.rows.slice(0, MOST_LISTED);
    const texts = tableOf(plain, { ...data, rows }, { locale, digitGrouping: site.digitGrouping }).rows;
    const addressOf = figureAddresses(data);
    return rows.map((row, index) => ({
      name: (texts[index] ?? []).slice(0, data.columns.length).join(' · '),
      at: addressOf(row),
    }));
  }, [spec, data, locale, site.digitGrouping]);
}
