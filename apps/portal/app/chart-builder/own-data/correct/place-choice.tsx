import type { OwnPlace } from '@gazetteer/charts';
import { useFigures } from '@gazetteer/site';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAreaWords } from '../../../merge/use-area-words.ts';
import { findPlaces, measurePlaces, onlyBest, type PlaceCandidate, type PlaceColumn } from './find-places.ts';
import { SelectChoice } from '../../../controls/select-choice.tsx';

interface PlaceChoiceProps {
  column: PlaceColumn;
  /** Columns that may say what places known by name lie in. */
  others: readonly PlaceColumn[];
  place: OwnPlace | null;
  onChoose: (place: OwnPlace) => void;
}

type Search = { status: 'waiting' | 'failed' } | { status: 'ready'; candidates: readonly PlaceCandidate[] };

/** Which places a column holds, of those the portal has maps of, and what of it is not known. */
export function PlaceChoice({ column, others, place, onChoose }: PlaceChoiceProps) {
  const { t } = useTranslation();
  const words = useAreaWords();
  const search = usePlaces(column, others, place, onChoose);
  if (search.status !== 'ready')
    return (
      <p className="own-data-note" role="status">
        {t(`visualise.own.places.${search.status}`)}
      </p>
    );
  const { candidates } = search;
  if (candidates.length === 0) return <p className="own-data-unread">{t('visualise.own.places.none')}</p>;
  const chosen = candidates.find((one) => place && keyOf(one.place) === keyOf(place));
  return (
    <div className="own-data-choices" data-places>
      <SelectChoice
        label={t('visualise.own.places.which')}
        value={chosen ? keyOf(chosen.place) : ''}
        choices={[
          ...(chosen ? [] : [{ value: '', text: t('visualise.own.places.choose') }]),
          ...candidates.map((one) => ({
            value: keyOf(one.place),
            text: t(`visualise.own.places.${one.place.by}`, {
              level: words.level({ ...one.place, title: one.level.title }),
            }),
          })),
        ]}
        onChange={(key) => {
          const next = candidates.find((one) => keyOf(one.place) === key);
          if (next) onChoose(next.place);
        }}
      />
      {chosen?.place.parent !== undefined && (
        <SelectChoice
          label={t('visualise.own.places.within')}
          value={chosen.place.parent}
          choices={others.map(({ id }) => ({ value: id, text: id }))}
          onChange={(parent) => onChoose({ ...chosen.place, parent })}
        />
      )}
      <Known chosen={chosen} />
    </div>
  );
}

function Known({ chosen }: { chosen: PlaceCandidate | undefined }) {
  const { t } = useTranslation();
  const figures = useFigures();
  if (!chosen) return <p className="own-data-unread">{t('visualise.own.places.several')}</p>;
  const { total, matched, unmatched } = chosen;
  const counts = { matched: figures.number(matched), total: figures.number(total) };
  return (
    <p className={matched < total ? 'own-data-unread' : 'own-data-note'} role="status">
      {matched === total
        ? t('visualise.own.places.all', { ...counts, count: total })
        : t('visualise.own.places.some', {
            ...counts,
            count: total - matched,
            figure: figures.number(total - matched),
            examples: unmatched
              .map((text) => t('visualise.own.quoted', { text: text.slice(0, 40) }))
              .join(', '),
          })}
    </p>
  );
}

/** Looks for the places of a column; takes the best way to read it where none is said and only one fits best. */
function usePlaces(
  column: PlaceColumn,
  others: readonly PlaceColumn[],
  place: OwnPlace | null,
  onChoose: (place: OwnPlace) => void,
): Search {
  const [search, setSearch] = useState<Search>({ status: 'waiting' });
  const parent = place?.parent;
  const { values } = column;
  // oxlint-disable react/exhaustive-deps -- the values of the columns are what counts; the rest is new at every turn
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      try {
        const found = await findPlaces(column, others);
        const beside = others.find(({ id }) => id === parent);
        const said = place && found.find((one) => keyOf({ ...one.place, parent }) === keyOf(place));
        const measured = said && beside ? await measurePlaces(column, beside, place, said.level) : undefined;
        const candidates = found.map((one) => (one === said && measured ? measured : one));
        if (isLeft) return;
        setSearch({ status: 'ready', candidates });
        const best = onlyBest(found);
        if (!place && best) onChoose(best.place);
      } catch {
        if (!isLeft) setSearch({ status: 'failed' });
      }
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, [values, parent]);
  // oxlint-enable react/exhaustive-deps
  return search;
}

function keyOf({
  by,
  scheme,
  level,
  parent,
}: { [Key in keyof OwnPlace]: OwnPlace[Key] | undefined }): string {
  return JSON.stringify([by, scheme, level, parent ?? null]);
}
