/**
 * Where sentences stand that are spoken, not seen. Two places in turn: the same sentence twice is two changes, and
 * both are read.
 */
export function Announcer({ spoken }: { spoken: { text: string; count: number } }) {
  const isEven = spoken.count % 2 === 0;
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true" data-testid="announcer">
      <p>{isEven ? spoken.text : ''}</p>
      <p>{isEven ? '' : spoken.text}</p>
    </div>
  );
}
