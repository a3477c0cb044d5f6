import type { OwnSource } from '@gazetteer/charts';
import { useFigures } from '@gazetteer/site';
import { Checkbox } from '@gazetteer/ui';
import { type Writing, writings } from '@gazetteer/tabular';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectChoice } from '../../../controls/select-choice.tsx';
import { asType, type ColumnCorrection, type ColumnType, columnTypes, typeOf } from './corrections.ts';
import type { PlaceColumn } from './find-places.ts';
import { PlaceChoice } from './place-choice.tsx';
import type { CorrectedColumn } from './read-corrected.ts';

interface ColumnItemProps {
  /** The other columns, any of which may say what places lie in. */
  others: readonly PlaceColumn[];
  texts: readonly string[];
  missing: readonly string[];
  correction: ColumnCorrection;
  read: CorrectedColumn;
  onCorrect: (correction: ColumnCorrection) => void;
}

/** One value in each way of writing; what they look like says more than a name. */
const examples: Record<Writing['name'], string> = {
  int: '1234',
  padded_int: '01234',
  grouped_int: '1,234',
  spaced_int: '1 234',
  float: '1234.5',
  grouped_float: '1,234.5',
  spaced_float: '1 234.5',
  decimal_comma: '1.234,5',
  bool: 'true, false',
  yes_no: 'yes, no · oui, non · 1, 0',
  iso_date: '2024-01-31',
  day_first: '31/01/2024',
  month_first: '01/31/2024',
  named_month: '31 Jan 2024',
  named_month_short_year: '31-Jan-24',
  month_name_first: 'Jan 31, 2024',
  month_of_year: 'Jan 2024',
  iso_month: '2024-01',
  iso_timestamp: '2024-01-31 18:30',
  day_first_timestamp: '31/01/2024 18:30',
  month_first_timestamp: '01/31/2024 18:30',
  time: '18:30',
};

type Role = NonNullable<OwnSource['columns'][number]['role']>;

/** A column as it is read, with all that can be corrected in it. */
export function ColumnItem({ texts, others, missing, correction, read, onCorrect }: ColumnItemProps) {
  const { t } = useTranslation();
  const nameId = useId();
  const type = typeOf(correction);
  const types: Record<ColumnType, string> = t('visualise.own.types', { returnObjects: true });
  const ways = writings.filter((writing) => writing.type === type);
  const roles = rolesOf(read);
  return (
    <div className="own-data-column" role="group" aria-labelledby={nameId}>
      <h4 id={nameId}>{read.column.id}</h4>
      <div className="own-data-choices">
        <SelectChoice
          label={t('visualise.own.type')}
          value={type}
          choices={columnTypes.map((value) => ({ value, text: types[value] }))}
          onChange={(next) => onCorrect(asType(texts, next, missing))}
        />
        {correction.writing !== null && ways.length > 1 && (
          <SelectChoice
            label={t('visualise.own.writtenAs')}
            value={correction.writing}
            choices={ways.map(({ name }) => ({ value: name, text: examples[name] }))}
            onChange={(writing) => onCorrect({ ...correction, writing })}
          />
        )}
        {roles.length > 1 ? (
          <SelectChoice
            label={t('visualise.own.usedAs')}
            value={roleOf(read)}
            choices={roles.map((role) => ({ value: role, text: t(`visualise.own.role.${role}`) }))}
            onChange={(role) => onCorrect({ ...correction, role })}
          />
        ) : (
          <p className="own-data-role">
            <span>{t('visualise.own.usedAs')}</span> {t('visualise.own.role.dimension')}
          </p>
        )}
      </div>
      {correction.place !== undefined && (
        <PlaceChoice
          column={{ id: read.column.id, values: read.values }}
          others={others}
          place={correction.place}
          onChoose={(place) => onCorrect({ ...correction, place })}
        />
      )}
      <MissingInText {...{ texts, missing, correction, onCorrect }} />
      <Unread read={read} type={type} />
    </div>
  );
}

/** In a text a word for a missing value may be a value: the person says which. */
function MissingInText({
  texts,
  missing,
  correction,
  onCorrect,
}: Pick<ColumnItemProps, 'texts' | 'missing' | 'correction' | 'onCorrect'>) {
  const { t } = useTranslation();
  const words =
    correction.writing === null && !('place' in correction)
      ? missing.filter((word) => texts.includes(word))
      : [];
  if (words.length === 0) return null;
  return (
    <label className="own-data-check">
      <Checkbox
        checked={correction.dropsMissing}
        onChange={(event) => onCorrect({ ...correction, dropsMissing: event.currentTarget.checked })}
      />
      <span>{t('visualise.own.missingHere', { words: words.join(', ') })}</span>
    </label>
  );
}

/** What could not be read, counted and named. */
function Unread({
  read: { filled, unread, examples: named },
  type,
}: {
  read: CorrectedColumn;
  type: ColumnType;
}) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <p className="own-data-unread" role="status">
      {unread > 0 &&
        t('visualise.own.unread', {
          count: unread,
          figure: figures.number(unread),
          filled: figures.number(filled),
          type: t(`visualise.own.readAs.${type}`),
          examples: named.map((one) => t('visualise.own.quoted', { text: one.slice(0, 40) })).join(', '),
        })}
    </p>
  );
}

function rolesOf({ column, field }: CorrectedColumn): Role[] {
  if (column.type !== 'int' && column.type !== 'float') return ['dimension'];
  const [least, greatest] = [Number(field.min), Number(field.max)];
  const mayBeYear = column.type === 'int' && least >= 1000 && greatest <= 2999;
  return mayBeYear ? ['measure', 'dimension', 'time'] : ['measure', 'dimension'];
}

function roleOf({ column, field }: CorrectedColumn): Role {
  return column.type === 'int' && field.kind === 'time' ? 'time' : field.role;
}
