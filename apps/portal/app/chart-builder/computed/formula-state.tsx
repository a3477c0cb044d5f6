import { useTranslation } from 'react-i18next';
import type { CheckedFormula, FormulaFault } from './check-formula.ts';

const BEFORE = 24;
const AFTER = 24;

/** Whether a formula works, and where not, in words. */
export function FormulaState({
  id,
  text,
  checked,
}: {
  id: string;
  text: string;
  checked: CheckedFormula | undefined;
}) {
  const { t } = useTranslation();
  const describe = useFaultText();
  if (!checked)
    return (
      <p className="computed-note" id={id}>
        {t('visualise.computed.formulaHint')}
      </p>
    );
  if ('field' in checked)
    return (
      <p className="computed-note" id={id} role="status">
        {t('visualise.computed.gives', { type: t(`visualise.computed.types.${typeOf(checked.field.kind)}`) })}
      </p>
    );
  const { position } = checked.fault;
  return (
    <p className="computed-fault" id={id} role="status">
      {describe(checked.fault)}
      {position !== undefined && (
        <>
          {' '}
          {t('visualise.computed.at')} <FaultPlace text={text} position={position} />
        </>
      )}
    </p>
  );
}

/** The part of the formula around a fault, the place marked. */
function FaultPlace({ text, position }: { text: string; position: number }) {
  const end = /^(?:[\p{L}\p{N}_]+|.)/u.exec(text.slice(position))?.[0] ?? '';
  const from = Math.max(0, position - BEFORE);
  const to = position + end.length;
  return (
    <code>
      {from > 0 && '…'}
      {text.slice(from, position)}
      <mark>{end || '\u00a0'}</mark>
      {text.slice(to, to + AFTER)}
      {to + AFTER < text.length && '…'}
    </code>
  );
}

function typeOf(kind: string): 'number' | 'text' | 'boolean' | 'time' {
  return kind === 'number' || kind === 'boolean' || kind === 'time' ? kind : 'text';
}

function useFaultText(): (fault: FormulaFault) => string {
  const { t } = useTranslation();
  const texts: Record<string, string> = t('visualise.computed.fault', { returnObjects: true });
  const types: Record<string, string> = t('visualise.computed.types', { returnObjects: true });
  return ({ code, params, message }) => {
    const key = code === 'expression_unended' && params.closing ? 'expression_unclosed' : code;
    const named = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, types[String(value)] ?? value]),
    );
    return t(`visualise.computed.fault.${key in texts ? (key as 'field_missing') : 'other'}`, {
      ...named,
      // The name of a function is no type, even where they are written alike.
      name: params.name,
      message,
    });
  };
}
