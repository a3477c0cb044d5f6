import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import style from './sheet-choice.module.css';

/** Asks which sheet of a spreadsheet is meant. */
export function SheetChoice({ sheets }: { sheets: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Form method="post" className={style.choice}>
      <fieldset>
        <legend>{t('import.sheetQuestion')}</legend>
        {sheets.map((sheet, place) => (
          <label key={sheet}>
            <input type="radio" name="sheet" value={sheet} defaultChecked={place === 0} />
            {sheet}
          </label>
        ))}
      </fieldset>
      <Button type="submit" name="intent" value="sheet" look="primary">
        {t('import.sheetChoose')}
      </Button>
    </Form>
  );
}
