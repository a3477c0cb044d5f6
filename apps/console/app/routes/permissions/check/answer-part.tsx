import type { Relationship } from '@gazetteer/client/ory';
import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { useProject } from '../../../project/use-project.ts';
import { type TypedTuple, writeSet, writeSubject } from '../../../relation-tuples/written-tuple.ts';
import type { Answer, CheckAnswer, ExpandAnswer, ListAnswer } from './ask.server.ts';
import styles from './check.module.css';
import { Mark } from './mark.tsx';
import { addressOf } from './question.ts';
import { ExpandedTreeList, ExplainedTreeList } from './tree-list.tsx';

interface AnswerPartProps<Kind extends Answer = Answer> {
  answer: Kind;
  tuple: Relationship;
  typed: TypedTuple;
}

/** The answer of a question about permissions. */
export function AnswerPart({ answer, ...rest }: AnswerPartProps) {
  if (answer.question === 'check') return <Checked answer={answer} {...rest} />;
  if (answer.question === 'expand') return <Expanded answer={answer} />;
  return <ListedNames answer={answer} {...rest} />;
}

function Checked({ answer: { allowed, explanation }, tuple }: AnswerPartProps<CheckAnswer>) {
  const { t } = useTranslation();
  const { mayChange, address } = useProject();
  const result = allowed ? 'allowed' : 'denied';
  const about = { subject: writeSubject(tuple), relation: writeSet(tuple) };
  return (
    <>
      <h2 className={styles.verdict}>
        <Mark result={result} /> {t(`permissions.check.verdicts.${result}`, about)}
      </h2>
      {mayChange ? (
        <Form method="post" action={`${address}/tests`} className={styles.keep}>
          <input type="hidden" name="tuple" value={JSON.stringify(tuple)} />
          <input type="hidden" name="expected" value={result} />
          <Button type="submit" name="act" value="set">
            {t('permissions.check.keep')}
          </Button>
        </Form>
      ) : null}
      {explanation ? (
        <>
          <h3>{t('permissions.check.why')}</h3>
          {explanation.root.step?.result === 'unknown' ? <p>{t('permissions.check.unknown')}</p> : null}
          <ExplainedTreeList root={explanation.root} />
          {explanation.isComplete ? null : <p>{t('permissions.check.tooLong')}</p>}
        </>
      ) : null}
    </>
  );
}

function Expanded({ answer: { tree } }: { answer: ExpandAnswer }) {
  const { t } = useTranslation();
  return tree ? <ExpandedTreeList root={tree} /> : <p>{t('permissions.check.nobody')}</p>;
}

function ListedNames({ answer, typed }: AnswerPartProps<ListAnswer>) {
  const { t } = useTranslation();
  const { question, listed } = answer;
  const { names, isComplete } = listed;
  const asked = (name: string): TypedTuple =>
    question === 'objects' ? { ...typed, object: name } : { ...typed, kind: 'id', subject: name };
  return (
    <>
      {names.length === 0 ? <p>{t(`permissions.check.none.${question}`)}</p> : null}
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>
            <Link to={addressOf('check', asked(name))}>{name}</Link>
          </li>
        ))}
      </ul>
      {isComplete ? null : <p>{t('permissions.check.incomplete')}</p>}
    </>
  );
}
