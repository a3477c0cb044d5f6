import type { ReferenceCall } from '@gazetteer/site';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Call } from './call.tsx';
import { useReferenceWords } from './reference-words.ts';

/** The calls of a group, each behind its address; the address of the page says which of them is open. */
export function GroupPart({ calls, isGraphql }: { calls: readonly ReferenceCall[]; isGraphql: boolean }) {
  const said = useReferenceWords();
  // The visitor's own key is known to this page as long as it is open, and to nothing else.
  const [ownKey, setOwnKey] = useState('');
  const { hash } = useLocation();
  useEffect(() => openAnchor(hash), [hash]);
  return (
    <>
      <p className="api-count">{said.count(calls.length)}</p>
      {isGraphql && (
        <p>
          <a href="/graphql">{said.explorer}</a>
        </p>
      )}
      {calls.map((call) => (
        <Call key={call.id} call={call} ownKey={ownKey} onOwnKey={setOwnKey} />
      ))}
    </>
  );
}

/** Opens what an anchor stands in, and shows it. */
function openAnchor(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  for (let around = target?.closest('details'); around; around = around.parentElement?.closest('details')) {
    around.open = true;
  }
  target?.scrollIntoView();
}
