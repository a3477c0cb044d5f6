import type { Trial } from '@gazetteer/site';
import { Button, TextArea } from '@gazetteer/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useShell } from '../../../site/use-shell.ts';
import { Answer } from './answer.tsx';
import {
  bodyField,
  composeRequest,
  keyField,
  mayChange,
  type Problems,
  problemsOf,
  type Sender,
} from './compose-request.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { SenderFields } from './sender-fields.tsx';
import { TrialFields } from './trial-fields.tsx';
import { useTryWords } from './try-words.ts';
import { useTrialRun } from './use-trial-run.ts';

type TryCallProps = { trial: Trial; ownKey: string; onOwnKey: (key: string) => void };

/** A form that sends a call to this server from the browser, and shows what it answers. */
export function TryCall({ trial, ownKey, onOwnKey }: TryCallProps) {
  const said = useTryWords();
  const { publicUrl } = useShell();
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => exampleOf(trial));
  const [body, setBody] = useState(trial.body?.example ?? '');
  const [as, setAs] = useState<Sender['as']>('visitor');
  const [problems, setProblems] = useState<Problems>({});
  const [isAsking, setIsAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const run = useTrialRun();
  const sender: Sender = as === 'key' ? { as, key: ownKey } : { as };
  const filled = { values, body };
  const send = () => void run.start(composeRequest(trial, filled, sender, publicUrl));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(trial, filled, sender);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirst(form.current, Object.keys(found));
    if (mayChange(trial)) setIsAsking(true);
    else send();
  };
  return (
    <>
      <form ref={form} className="api-form" onSubmit={submit} noValidate>
        <TrialFields
          fields={trial.fields}
          values={values}
          problems={problems}
          onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
        />
        {trial.body && (
          <TextArea
            label={said.body}
            hint={said.bodyHint}
            data-field={bodyField}
            value={body}
            onChange={(event) => setBody(event.currentTarget.value)}
            error={problems[bodyField] && said.problem(problems[bodyField])}
            spellCheck={false}
          />
        )}
        <SenderFields
          as={as}
          onAs={setAs}
          ownKey={ownKey}
          onOwnKey={onOwnKey}
          mayUseSession={!mayChange(trial)}
          error={problems[keyField] && said.problem(problems[keyField])}
        />
        <p className="api-actions">
          <Button type="submit" look="primary" aria-disabled={run.isRunning}>
            {said.send(trial.method)}
          </Button>
          {run.isRunning && <Button onClick={run.stop}>{said.stop}</Button>}
        </p>
      </form>
      <Answer run={run} as={as} />
      {isAsking && (
        <ConfirmChange
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            send();
          }}
        />
      )}
    </>
  );
}

function exampleOf({ fields }: Trial): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, example }) => [name, example ?? '']));
}

function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  const wrong = fields.find(({ dataset }) => names.includes(dataset['field'] ?? ''));
  // What is not needed is folded away.
  wrong?.closest('details')?.setAttribute('open', '');
  wrong?.focus();
}
