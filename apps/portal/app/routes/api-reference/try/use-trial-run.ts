import { useEffect, useRef, useState } from 'react';
import type { ComposedRequest } from './compose-request.ts';
import { type ReadAnswer, readAnswer } from './read-answer.ts';

export interface TrialRun {
  isRunning: boolean;
  /** What was sent last. */
  request: ComposedRequest | undefined;
  /** What it answered; `failed` where no answer came, `stopped` where nobody waited for it. */
  outcome: ReadAnswer | 'failed' | 'stopped' | undefined;
  start: (request: ComposedRequest) => Promise<void>;
  stop: () => void;
}

type State = Pick<TrialRun, 'isRunning' | 'request' | 'outcome'>;

/** Sends one request after another; the one before is given up. */
export function useTrialRun(): TrialRun {
  const [state, setState] = useState<State>({ isRunning: false, request: undefined, outcome: undefined });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (request: ComposedRequest) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setState({ isRunning: true, request, outcome: undefined });
    const send = () => fetch(request.address, { ...request.init, signal: mine.signal });
    const outcome = await readAnswer(send).catch(() => (mine.signal.aborted ? 'stopped' : 'failed'));
    if (running.current === mine)
      setState({ isRunning: false, request, outcome: outcome as State['outcome'] });
  };
  return { ...state, start, stop: () => running.current?.abort() };
}
