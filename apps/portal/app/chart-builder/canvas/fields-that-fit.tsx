import { fieldsForMark } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../site/use-shell.ts';
import { useChannelWords } from '../model/channel-words.ts';
import { useBuilder } from '../model/use-builder.ts';

/** More names than this are not read. */
const mostNamed = 5;

/** Which of the person's own fields the chosen kind of chart can be made of. */
export function FieldsThatFit() {
  const { t } = useTranslation();
  const { locale } = useShell();
  const { spec, fields } = useBuilder();
  const words = useChannelWords();
  const { fields: fitting, needed } = fieldsForMark(fields, spec.mark);
  if (fitting.length === 0) return null;
  const labels = fitting.slice(0, mostNamed).map(({ label }) => label);
  const rest = fitting.length - labels.length;
  const listed = rest > 0 ? [...labels, t('visualise.builder.empty.more', { count: rest })] : labels;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(listed);
  return (
    <p>
      {t(`visualise.builder.empty.${needed === 1 ? 'fits' : 'fitTogether'}`, {
        mark: words.mark(spec.mark),
        fields: list,
      })}
    </p>
  );
}
