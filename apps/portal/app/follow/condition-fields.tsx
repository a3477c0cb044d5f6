import { SelectField, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { type Condition, conditions } from './condition.ts';

/** Asks which change of a value is told. */
export function ConditionFields({ value }: { value: Condition }) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField label={t('follow.value.condition')} name="condition" defaultValue={value.kind}>
        {conditions.map((condition) => (
          <option key={condition} value={condition}>
            {t(`follow.value.${condition}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('follow.value.amount')}
        hint={t('follow.value.amountHint')}
        name="amount"
        defaultValue={value.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
      />
    </>
  );
}
