import { Button, buttonClass } from '@gazetteer/ui';
import { Form, useNavigation } from 'react-router';

interface RevokeProps {
  /** What the form asks of the page, such as `revoke-key`; of all with the same, one is open at a time. */
  intent: string;
  /** Of what ends. */
  id: string;
  /** The section of the page that is shown afterwards. */
  section: string;
  words: {
    open: string;
    /** As `open`, and names what ends. */
    openOf: string;
    /** What comes of it. */
    text: string;
    now: string;
  };
}

/** Ends one thing of a list. Nothing ends by one press alone: the first opens the words that say what comes of it. */
export function Revoke({ intent, id, section, words }: RevokeProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <details className="revocable-revoke" name={intent}>
      <summary className={buttonClass('quiet')} aria-label={words.openOf}>
        {words.open}
      </summary>
      <Form method="post" action={`/profile#${section}`} preventScrollReset>
        <p>{words.text}</p>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" className="revocable-danger" disabled={isBusy}>
          {words.now}
        </Button>
      </Form>
    </details>
  );
}
