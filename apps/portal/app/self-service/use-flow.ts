import type { FormValues } from '@gazetteer/ui';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { flowAddress, freshAddress } from './flow-address.ts';
import type { FlowKind, SelfServiceFlow } from './flow.ts';
import { type FlowOutcome, submitFlow } from './submit-flow.ts';

/** A flow as its page shows it. */
export interface RunningFlow {
  kind: FlowKind;
  flow: SelfServiceFlow;
  /** True while an answer is awaited, and while the browser goes elsewhere. */
  isBusy: boolean;
  /** Why the last submit came to nothing, other than for what stands in the form. */
  problem: 'unreachable' | 'fail' | undefined;
  /** Sends the form; while one is under way another is ignored. */
  submit: (values: FormValues) => void;
}

type Stage = 'idle' | 'busy' | 'unreachable' | 'fail';

/**
 * Runs a flow from its page: the answer to a submit takes the place of the form, changes the address, or leads away.
 * @param loaded the flow as the page's loader has it
 */
export function useFlow(kind: FlowKind, loaded: SelfServiceFlow): RunningFlow {
  const [answered, setAnswered] = useState<{ to: SelfServiceFlow; flow: SelfServiceFlow }>();
  const [stage, setStage] = useState<Stage>('idle');
  const isUnderWay = useRef(false);
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const flow = answered?.to === loaded ? answered.flow : loaded;

  const goTo = async (address: string): Promise<Stage> => {
    await navigate(address, { replace: true });
    return 'idle';
  };
  const react = async (outcome: FlowOutcome): Promise<Stage> => {
    switch (outcome.kind) {
      case 'done':
      case 'leave':
        // The frame of the next page depends on who is signed in: it is loaded anew.
        location.assign(outcome.to);
        return 'busy';
      case 'show':
        if (outcome.flow.id !== flow.id) return goTo(flowAddress(kind, asked, outcome.flow.id));
        setAnswered({ to: loaded, flow: outcome.flow });
        return 'idle';
      case 'use':
        return goTo(flowAddress(kind, asked, outcome.id));
      case 'reset':
        return goTo(freshAddress(kind, asked, outcome));
      default:
        return outcome.kind;
    }
  };
  const send = async (values: FormValues) => {
    setStage('busy');
    const next = await react(await submitFlow(kind, flow, values));
    isUnderWay.current = next === 'busy';
    setStage(next);
  };
  const submit = (values: FormValues) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void send(values);
  };
  const problem = stage === 'unreachable' || stage === 'fail' ? stage : undefined;
  return { kind, flow, isBusy: stage === 'busy', problem, submit };
}
