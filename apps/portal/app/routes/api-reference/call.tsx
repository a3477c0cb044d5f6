import { LatePart, type ReferenceCall } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { lazy, useState } from 'react';
import { Link } from 'react-router';
import { CodeExample } from '../../controls/code-example.tsx';
import { CallPath } from './call-path.tsx';
import { AnswerFields, Fields } from './fields.tsx';
import { useReferenceWords } from './reference-words.ts';
import { Told } from './told.tsx';

const TryCall = lazy(async () => ({ default: (await import('./try/try-call.tsx')).TryCall }));

type CallProps = { call: ReferenceCall; ownKey: string; onOwnKey: (key: string) => void };

/** A call: what it is for, what it takes and answers, how it is made, and a form to try it. */
export function Call({ call, ownKey, onOwnKey }: CallProps) {
  const { id, path, methods, summary, description, takes, bodyKind, answer } = call;
  const said = useReferenceWords();
  return (
    <details className="api-call">
      <summary>
        <h2>
          <CallPath methods={methods} path={path} />
        </h2>
        <Told as="div" text={summary} />
      </summary>
      {/* Browsers open what is closed around an anchor, not what has one. */}
      <div id={id} className="api-body">
        {description && <Told as="p" text={description} />}
        <h3>{said.takes}</h3>
        {bodyKind && <p>{said.bodyOf(bodyKind)}</p>}
        {takes.length > 0 ? <Fields fields={takes} /> : bodyKind ? null : <p>{said.nothing}</p>}
        {answer && <AnswerFields answer={answer} />}
        <Refusals call={call} />
        <h3>{said.examples}</h3>
        <CodeExample title="curl" level={4} code={call.curl} words={said} />
        <CodeExample title="JavaScript" level={4} code={call.javascript} words={said} />
        <TryPart call={call} ownKey={ownKey} onOwnKey={onOwnKey} />
      </div>
    </details>
  );
}

function Refusals({ call: { refusals, envelope } }: { call: ReferenceCall }) {
  const said = useReferenceWords();
  return (
    <>
      <h3>{said.refusals}</h3>
      {refusals.length > 0 && (
        <dl className="api-refusals">
          {refusals.map(({ status, meaning }) => (
            <div key={status}>
              <dt>
                <code>{status}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <Link to={`/api/docs/errors#${envelope}-errors`}>{said.codes}</Link>
      </p>
    </>
  );
}

function TryPart({ call, ownKey, onOwnKey }: CallProps) {
  const said = useReferenceWords();
  const [isOpen, setIsOpen] = useState(false);
  if (!call.trial) return null;
  if (!isOpen) {
    return (
      <p className="needs-script">
        <Button look="primary" onClick={() => setIsOpen(true)}>
          {said.tryIt}
        </Button>
      </p>
    );
  }
  return (
    <section className="api-try" aria-label={said.tryOf(call.path)}>
      <h3>{said.tryIt}</h3>
      <LatePart fallback={<p role="status">{said.loading}</p>}>
        <TryCall trial={call.trial} ownKey={ownKey} onOwnKey={onOwnKey} />
      </LatePart>
    </section>
  );
}
