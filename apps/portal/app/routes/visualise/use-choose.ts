import type { ReaderChoice } from '@gazetteer/charts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';

/** As long as a slider rests between two moves of one hand. */
const PAUSE = 200;

type Choosing = { wanted: ReaderChoice; choose: (choice: ReaderChoice) => void };

/**
 * What a reader wants to see, and a way to change it: the page of a choice is asked for once the hand rests that changes it.
 * Until it is there, the next change goes on from the last one, not from the page that is still shown.
 * @param chosen what the page shows
 */
export function useChoose(chosen: ReaderChoice, addressOf: (choice: ReaderChoice) => string): Choosing {
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [pending, setPending] = useState<ReaderChoice>();
  const shown = JSON.stringify(chosen);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const settle = useEffectEvent((now: string) => {
    if (waiting.current === undefined && now !== JSON.stringify(pending)) setPending(undefined);
  });
  // Whichever page is there now, by a choice or by going back: it is what is wanted.
  useEffect(() => {
    if (isIdle) settle(shown);
  }, [isIdle, shown]);
  const choose = (choice: ReaderChoice) => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    setPending(choice);
    // With none of the categories there is no chart: it stays until the first is ticked.
    if (choice.show?.length === 0) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      void navigate(addressOf(choice), { preventScrollReset: true });
    }, PAUSE);
  };
  return { wanted: pending ?? chosen, choose };
}
