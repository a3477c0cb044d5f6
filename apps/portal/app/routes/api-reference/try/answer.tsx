import { useFigures } from '@gazetteer/site';
import { Notice } from '@gazetteer/ui';
import { CodeExample } from '../../../controls/code-example.tsx';
import type { Sender } from './compose-request.ts';
import { most, type ReadAnswer } from './read-answer.ts';
import { useTryWords } from './try-words.ts';
import type { TrialRun } from './use-trial-run.ts';

/** What came of a call: status, time, headers and body, and the same call as a command. */
export function Answer({ run, as }: { run: TrialRun; as: Sender['as'] }) {
  const said = useTryWords();
  const { outcome, request, isRunning } = run;
  const figures = useFigures();
  const answer = typeof outcome === 'object' ? outcome : undefined;
  const told = answer
    ? said.status(`${answer.status} ${answer.statusText}`.trim(), figures.number(answer.milliseconds))
    : isRunning
      ? said.sending
      : outcome === 'stopped'
        ? said.stopped
        : '';
  return (
    <div className="api-answer" aria-busy={isRunning}>
      <p role="status" className="api-status" data-fine={answer?.isFine}>
        {told}
      </p>
      {outcome === 'failed' && <Notice kind="error">{said.failed}</Notice>}
      {answer && <AnswerParts answer={answer} whole={wholeAt(request, as)} />}
      {request && !isRunning && (
        <CodeExample title={said.asCommand} level={4} code={request.curl} words={said} />
      )}
    </div>
  );
}

/** Where the whole answer can be opened: whoever opens an address in a window calls by session, and never by key. */
function wholeAt(request: TrialRun['request'], as: Sender['as']): string | undefined {
  return request?.init.method === 'GET' && as !== 'key' ? request.address : undefined;
}

function AnswerParts({ answer, whole }: { answer: ReadAnswer; whole: string | undefined }) {
  const said = useTryWords();
  const figures = useFigures();
  const { headers, text, isCut, ledTo } = answer;
  return (
    <>
      {ledTo && <p>{said.ledTo(ledTo)}</p>}
      <dl className="api-headers" aria-label={said.headers}>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text === '' && <p>{said.empty}</p>}
      {text && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <pre tabIndex={0} role="region" aria-label={said.answerBody}>
          <code>{text}</code>
        </pre>
      )}
      {isCut && (
        <p>
          {text === undefined ? said.noText : said.cut(figures.number(most.letters))}{' '}
          {whole ? (
            <a href={whole} target="_blank" rel="noreferrer">
              {said.openWhole}
            </a>
          ) : (
            said.wholeByCommand
          )}
        </p>
      )}
    </>
  );
}
