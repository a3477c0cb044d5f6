import { useTranslation } from 'react-i18next';
import type { CheckedText, LanguageFault } from './check-text.ts';
import styles from './language.module.css';

interface FaultListProps {
  checked: CheckedText;
  onChoose: (fault: LanguageFault) => void;
}

/** What is wrong in a text, then what is doubtful, each with its place; a place leads there. */
export function FaultList({ checked: { errors, warnings }, onChoose }: FaultListProps) {
  const { t } = useTranslation();
  const count = [
    errors.length > 0 ? t('permissions.language.errors', { count: errors.length }) : undefined,
    warnings.length > 0 ? t('permissions.language.warnings', { count: warnings.length }) : undefined,
  ].filter((text) => text !== undefined);
  return (
    <>
      <p className={errors.length > 0 ? styles.wrong : undefined}>
        {count.length === 0 ? t('permissions.language.noFaults') : count.join(' · ')}
      </p>
      <ul className={styles.faults}>
        {errors.map((fault) => (
          <Fault key={keyOf(fault)} fault={fault} kind="error" onChoose={onChoose} />
        ))}
        {warnings.map((fault) => (
          <Fault key={keyOf(fault)} fault={fault} kind="warning" onChoose={onChoose} />
        ))}
      </ul>
    </>
  );
}

function keyOf({ line, column, message }: LanguageFault): string {
  return `${line} ${column} ${message}`;
}

interface FaultProps {
  fault: LanguageFault;
  kind: 'error' | 'warning';
  onChoose: (fault: LanguageFault) => void;
}

function Fault({ fault, kind, onChoose }: FaultProps) {
  const { t } = useTranslation();
  const { line, column, message } = fault;
  const place = t('permissions.language.place', { line, column });
  return (
    <li>
      <strong>{t(`permissions.language.${kind}`)}</strong>{' '}
      <button type="button" className={`needs-script ${styles.place}`} onClick={() => onChoose(fault)}>
        {place}
      </button>
      <noscript>{place}</noscript> {message}
    </li>
  );
}
