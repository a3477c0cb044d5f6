import type { ChartField } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { fieldInFormula } from './complete-formula.ts';
import { type FormulaFunction, formulaFunctions } from './formula-functions.ts';

/** Everything that can stand in a formula, to read and to press. */
export function FormulaVocabulary({
  fields,
  onInsert,
}: {
  fields: readonly ChartField[];
  onInsert: (text: string) => void;
}) {
  const { t } = useTranslation();
  const names = Object.keys(formulaFunctions) as FormulaFunction[];
  return (
    <div className="computed-vocabulary">
      <details name="computed-vocabulary">
        <summary>{t('visualise.computed.fields')}</summary>
        <ul className="computed-fields">
          {fields.map(({ id, label }) => (
            <li key={id}>
              <button type="button" onClick={() => onInsert(fieldInFormula(id))}>
                <span className="visually-hidden">{t('visualise.computed.insert', { name: label })}</span>
                <span aria-hidden="true">{label}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
      <details name="computed-vocabulary">
        <summary>{t('visualise.computed.functions')}</summary>
        <ul className="computed-functions">
          {names.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => onInsert(`${name}(`)}>
                <span className="visually-hidden">{t('visualise.computed.insert', { name })}</span>
                <code aria-hidden="true">{formulaFunctions[name]}</code>
              </button>
              <span>{t(`visualise.computed.about.${name}`)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
