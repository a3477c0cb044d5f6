import { useTranslation } from 'react-i18next';
import { FollowedBox, FollowedChoice, FollowedText } from './followed-fields.tsx';
import type { ShownLook } from './load-look.server.ts';
import styles from './look.module.css';
import { isDate, type LookColumn, mayAddUp, typeChoices } from './look-values.ts';
import { additivities, scales } from '../../../datasets/scales.ts';

const roles = ['dimension', 'measure', 'time', 'geo'] as const;

/** The first rows, each column with what can be corrected in its head. */
export function LookTable({ shown: { columns, records, rows } }: { shown: ShownLook }) {
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.scroll} role="group" aria-label={t('data.look.rows')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('data.look.row')}</th>
            {columns.map((column, index) => (
              <th key={column.source} scope="col" data-out={column.left_out} aria-label={column.name}>
                <ColumnHead column={column} index={index} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no name but their place
            <tr key={row}>
              <th scope="row">{rows.from + row + 1}</th>
              {record.map((text, index) => (
                <td
                  key={columns[index]?.source ?? index}
                  data-out={columns[index]?.left_out}
                  data-type={columns[index]?.type}
                  dir="auto"
                >
                  {text === null ? (
                    <span className={styles.nothing}>{columns[index]?.left_out ? '' : '–'}</span>
                  ) : (
                    text
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHead({ column, index }: { column: LookColumn; index: number }) {
  const { t } = useTranslation();
  const { source, name, type = 'text', date_order: order, guessed = [] } = column;
  const isKnown = typeChoices.some((choice) => choice === type);
  const of = (label: string) => `${label} · ${source}`;
  return (
    <div className={styles.head}>
      <input type="hidden" name="source" value={source} />
      <FollowedText
        name={`name.${index}`}
        label={of(t('data.look.name'))}
        value={name}
        isGuessed={guessed.includes('name')}
        maxLength={500}
      />
      <FollowedChoice
        name={`type.${index}`}
        label={of(t('data.look.type'))}
        value={type}
        isGuessed={guessed.includes('type')}
      >
        {isKnown ? null : <option value={type}>{type}</option>}
        {typeChoices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`data.look.types.${choice}`)}
          </option>
        ))}
      </FollowedChoice>
      {order && isDate(type) ? (
        <FollowedChoice
          name={`date_order.${index}`}
          label={of(t('data.look.dateOrder'))}
          value={order}
          isGuessed={guessed.includes('date_order')}
        >
          <option value="day">{t('data.look.dayFirst')}</option>
          <option value="month">{t('data.look.monthFirst')}</option>
        </FollowedChoice>
      ) : null}
      <FollowedBox
        name={`left_out.${index}`}
        label={of(t('data.look.leaveOut'))}
        isTicked={column.left_out ?? false}
      />
      <details>
        <summary>{of(t('data.look.more'))}</summary>
        <FollowedText
          name={`label.${index}`}
          label={t('data.columns.field.label')}
          value={column.label ?? ''}
          isGuessed={guessed.includes('label')}
          maxLength={300}
        />
        <FollowedText
          name={`unit.${index}`}
          label={t('data.columns.field.unit')}
          value={column.unit ?? ''}
          maxLength={100}
        />
        <FollowedChoice
          name={`role.${index}`}
          label={t('data.columns.field.role')}
          value={column.role ?? ''}
          isGuessed={guessed.includes('role')}
        >
          {column.role ? null : <option value="">{t('data.notSaid')}</option>}
          {roles.map((role) => (
            <option key={role} value={role}>
              {t(`data.columns.role.${role}`)}
            </option>
          ))}
        </FollowedChoice>
        <ScaleChoices column={column} index={index} />
        <FollowedText
          name={`notes.${index}`}
          label={t('data.columns.field.notes')}
          value={column.notes ?? ''}
          maxLength={4000}
        />
      </details>
    </div>
  );
}

/** On which scale a column is measured, and of figures whether they may be added up. */
function ScaleChoices({ column, index }: { column: LookColumn; index: number }) {
  const { t } = useTranslation();
  const { scale = '', additivity = '', guessed = [] } = column;
  return (
    <>
      <FollowedChoice
        name={`scale.${index}`}
        label={t('data.columns.field.scale')}
        value={scale}
        isGuessed={guessed.includes('scale')}
      >
        <option value="">{t('data.notSaid')}</option>
        {scales.map((choice) => (
          <option key={choice} value={choice}>
            {t(`data.columns.scale.${choice}`)}
          </option>
        ))}
      </FollowedChoice>
      {mayAddUp(column) ? (
        <FollowedChoice
          name={`additivity.${index}`}
          label={t('data.columns.field.additivity')}
          value={additivity}
          isGuessed={guessed.includes('additivity')}
        >
          <option value="">{t('data.notSaid')}</option>
          {additivities.map((choice) => (
            <option key={choice} value={choice}>
              {t(`data.columns.additivity.${choice}`)}
            </option>
          ))}
        </FollowedChoice>
      ) : null}
    </>
  );
}
