import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FollowedBox, FollowedChoice, FollowedText } from './followed-fields.tsx';
import type { ShownLook } from './load-look.server.ts';
import styles from './look.module.css';
import { type LookRecipe, NO_SIGN } from './look-values.ts';

/** How the file as a whole is read; what nobody has said is found, and stands beside. */
export function FileSettings({ look: { recipe, report } }: Pick<ShownLook, 'look'>) {
  const { t } = useTranslation();
  const found = report.header_line;
  const shownSheet = recipe.sheet ?? report.sheet ?? '';
  const isText = ['csv', 'tsv'].includes(report.format);
  const hasLines = isText || report.sheets.length > 0;
  const number = (value: number | null | undefined) => (value ? String(value) : '');
  return (
    <fieldset className={styles.settings}>
      <legend>{t('data.look.file')}</legend>
      <div className={styles.grid}>
        {report.sheets.length > 1 ? (
          <>
            <input type="hidden" name="sheet_shown" value={shownSheet} />
            <FollowedChoice name="sheet" label={t('data.look.sheet')} value={shownSheet}>
              {report.sheets.map((sheet) => (
                <option key={sheet}>{sheet}</option>
              ))}
            </FollowedChoice>
          </>
        ) : null}
        {hasLines ? (
          <>
            <FollowedText
              name="header_line"
              inputMode="numeric"
              label={t('data.look.headerLine')}
              hint={found === null ? t('data.look.headerNone') : t('data.look.found', { value: found })}
              value={number(recipe.header_line)}
            />
            <FollowedText
              name="header_rows"
              inputMode="numeric"
              label={t('data.look.headerRows')}
              hint={t('data.look.headerRowsHint')}
              value={number(recipe.header_rows)}
            />
            <FollowedText
              name="first_line"
              inputMode="numeric"
              label={t('data.look.firstLine')}
              hint={t('data.look.firstLineHint')}
              value={number(recipe.first_line)}
            />
          </>
        ) : null}
        {isText ? (
          <FollowedChoice name="delimiter" label={t('data.look.delimiter')} value={recipe.delimiter ?? ''}>
            <option value="">{t('data.look.found', { value: delimiterName(t, report.delimiter) })}</option>
            {[',', ';', '\t', '|'].map((sign) => (
              <option key={sign} value={sign}>
                {delimiterName(t, sign)}
              </option>
            ))}
          </FollowedChoice>
        ) : null}
        <FollowedChoice name="decimal" label={t('data.look.decimal')} value={recipe.decimal ?? ''}>
          <option value="">{t('data.look.decimalFound')}</option>
          <option value=".">{t('data.look.decimalPoint')}</option>
          <option value=",">{t('data.look.decimalComma')}</option>
        </FollowedChoice>
        <FollowedChoice name="thousands" label={t('data.look.thousands')} value={thousandsOf(recipe)}>
          <option value="">{t('data.look.decimalFound')}</option>
          <option value=",">{t('data.look.thousandsComma')}</option>
          <option value=".">{t('data.look.thousandsPoint')}</option>
          <option value=" ">{t('data.look.thousandsBlank')}</option>
          <option value={NO_SIGN}>{t('data.look.thousandsNone')}</option>
        </FollowedChoice>
        <FollowedText
          name="missing"
          label={t('data.look.missing')}
          hint={t('data.look.missingHint')}
          value={recipe.missing?.join(', ') ?? ''}
        />
      </div>
      {hasLines ? (
        <FollowedBox
          name="no_header"
          label={t('data.look.noHeader')}
          isTicked={recipe.header_line === null}
        />
      ) : null}
      <FollowedBox
        name="leave_totals"
        label={t('data.look.leaveTotals')}
        isTicked={recipe.totals === 'leave_out'}
      />
    </fieldset>
  );
}

function thousandsOf({ thousands }: Pick<LookRecipe, 'thousands'>): string {
  return thousands === '' ? NO_SIGN : (thousands ?? '');
}

function delimiterName(t: TFunction, sign: string | null): string {
  const names: Record<string, string> = {
    ',': t('data.look.sign.comma'),
    ';': t('data.look.sign.semicolon'),
    '\t': t('data.look.sign.tab'),
    '|': t('data.look.sign.bar'),
  };
  return names[sign ?? ''] ?? t('data.look.sign.none');
}
