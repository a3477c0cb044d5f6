import type { ComputedField } from '@gazetteer/charts';
import { Button, Dialog, TextField } from '@gazetteer/ui';
import { type SubmitEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { idFor } from '../model/computed-names.ts';
import { useBuilder } from '../model/use-builder.ts';
import { checkFormula, withFormula } from './check-formula.ts';
import { FormulaField, type FormulaHandle } from './formula-field.tsx';
import { FormulaPreview } from './formula-preview.tsx';
import { FormulaState } from './formula-state.tsx';
import { FormulaVocabulary } from './formula-vocabulary.tsx';
import { useFormulaSample } from './use-formula-sample.ts';

/** A field made of others by a formula: its name, the formula checked as one writes, its unit, its first values. */
export default function ComputedFieldWindow({ id: editedId }: { id: string | undefined }) {
  const { t } = useTranslation();
  const { openDialog } = useBuilder();
  const formula = useFormula(editedId);
  const { edited, draft, setDraft, checked, sample, columns, problems } = formula;
  const stateId = useId();
  const field = useRef<FormulaHandle>(null);
  const title = edited
    ? t('visualise.computed.editTitle', { name: edited.label ?? edited.id })
    : t('visualise.computed.title');
  return (
    <Dialog
      closedBy="closerequest"
      title={title}
      closeLabel={t('visualise.computed.close')}
      onClose={() => openDialog(null)}
    >
      <form method="dialog" className="computed" onSubmit={formula.submit} noValidate>
        <p className="computed-note">{t('visualise.computed.lead')}</p>
        <TextField
          label={t('visualise.computed.name')}
          value={draft.label}
          error={problems.name}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setDraft({ ...draft, label: target.value })}
        />
        <div className="computed-part">
          <FormulaField
            ref={field}
            value={draft.expression}
            fields={columns}
            isWrong={problems.formula !== undefined}
            describedBy={stateId}
            onChange={(expression) => setDraft({ ...draft, expression })}
          />
          <FormulaState id={stateId} text={draft.expression} checked={checked} />
          {problems.formula && !checked && <p className="computed-fault">{problems.formula}</p>}
          <FormulaVocabulary fields={columns} onInsert={(text) => field.current?.insert(text)} />
        </div>
        <FormulaPreview sample={sample} />
        <TextField
          label={t('visualise.computed.unit')}
          hint={t('visualise.computed.unitHint')}
          value={draft.unit}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setDraft({ ...draft, unit: target.value })}
        />
        <div className="computed-actions">
          {edited && (
            <Button type="submit" look="quiet" name="remove" value="1">
              {t('visualise.computed.remove')}
            </Button>
          )}
          <Button type="submit" look="primary">
            {t(edited ? 'visualise.computed.change' : 'visualise.computed.add')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface Draft {
  label: string;
  expression: string;
  unit: string;
}

/** The field as it is written, what is wrong with it, and what becomes of it when it is sent. */
function useFormula(editedId: string | undefined) {
  const { t } = useTranslation();
  const { spec, fields, dispatch, announce } = useBuilder();
  const computed = useMemo(() => spec.computed ?? [], [spec.computed]);
  const edited = computed.find(({ id }) => id === editedId);
  const [draft, setDraft] = useState<Draft>({
    label: edited?.label ?? edited?.id ?? '',
    expression: edited?.expression ?? '',
    unit: edited?.unit ?? '',
  });
  const [isTried, setTried] = useState(false);
  const columns = useMemo(
    () => fields.filter(({ id }) => !computed.some((one) => one.id === id)),
    [fields, computed],
  );
  const label = draft.label.trim();
  const id =
    edited?.id ??
    idFor(
      label,
      fields.map((one) => one.id),
    );
  const made: ComputedField = {
    id,
    expression: draft.expression.trim(),
    ...(label && { label }),
    ...(draft.unit.trim() && { unit: draft.unit.trim() }),
  };
  const all = withFormula(computed, made);
  const checked = made.expression === '' ? undefined : checkFormula(made, all, columns);
  const works = checked && 'field' in checked ? checked : undefined;
  const sample = useFormulaSample(works && { id, uses: works.uses }, all, columns);
  // A column that is treated as a number has its name twice.
  const isKept = label === edited?.label;
  const isTaken =
    !isKept && fields.some((one) => one.id !== id && one.label.toLowerCase() === label.toLowerCase());
  const problems = {
    name:
      isTried && label === ''
        ? t('visualise.computed.nameMissing')
        : isTaken
          ? t('visualise.computed.nameTaken')
          : undefined,
    formula:
      checked && 'fault' in checked
        ? checked.fault.message
        : isTried && !checked
          ? t('visualise.computed.formulaMissing')
          : undefined,
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const pressed = event.nativeEvent.submitter;
    if (edited && pressed instanceof HTMLButtonElement && pressed.name === 'remove') {
      dispatch({ type: 'remove-computed', id: edited.id });
      announce(t('visualise.computed.removed', { name: edited.label ?? edited.id }));
      return;
    }
    setTried(true);
    if (!works || label === '' || isTaken) {
      event.preventDefault();
      return;
    }
    dispatch({ type: 'set-computed', computed: made });
    announce(t(edited ? 'visualise.computed.changed' : 'visualise.computed.added', { name: label }));
  };
  return {
    edited,
    draft,
    setDraft,
    checked,
    sample,
    columns: [...columns, ...earlier(computed, id, fields)],
    problems,
    submit,
  };
}

/** The computed fields that a formula may use: those before it. */
function earlier(
  computed: readonly ComputedField[],
  id: string,
  fields: ReturnType<typeof useBuilder>['fields'],
) {
  const place = computed.findIndex((one) => one.id === id);
  const before = place < 0 ? computed : computed.slice(0, place);
  return fields.filter((field) => before.some((one) => one.id === field.id));
}
