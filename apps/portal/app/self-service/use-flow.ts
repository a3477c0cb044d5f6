import type { FormValues } from '@gazetteer/ui';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { flowAddress, freshAddress } from './flow-address.ts';
import { type FlowKind, isFlow, isRecord, type SelfServiceFlow } from './flow.ts';
import { type FlowReaction, handleFlowError } from './handle-flow-error.ts';

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
  const [address] = useSearchParams();
  const asked = new URLSearchParams(address);
  // Why this flow had to begin was said as it opened, and is no reason of the next one.
  asked.delete('notice');
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

/** What became of a submit; `done` when the flow is over and the browser goes on to `to`. */
type FlowOutcome = FlowReaction | { kind: 'done'; to: string } | { kind: 'unreachable' };

/** Sends a form of a flow as JSON, and reads the answer. Never throws: each outcome is a {@link FlowOutcome}. */
export async function submitFlow(
  kind: FlowKind,
  flow: SelfServiceFlow,
  values: FormValues,
): Promise<FlowOutcome> {
  // The site may be reached under another name than the one it calls itself by.
  const action = new URL(flow.ui.action, location.href);
  let answer: Response;
  let body: unknown;
  try {
    answer = await fetch(action.pathname + action.search, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(values),
    });
    body = await jsonOf(answer);
  } catch {
    return { kind: 'unreachable' };
  }
  if (!answer.ok) return handleFlowError(kind, 'update', answer.status, body);
  if (!isFlow(body)) return { kind: 'done', to: nextAddress(flow, body) };
  const to = redirectOf(body);
  // A flow that leads nowhere else, such as settings that were opened by themselves, is shown with what it says.
  return to && !isHere(to) ? { kind: 'done', to } : { kind: 'show', flow: body };
}

function isHere(address: string): boolean {
  return new URL(address, location.href).pathname === new URL(location.href).pathname;
}

/** Where the service sends the browser of a script. */
function redirectOf(answer: unknown): string | undefined {
  const { continue_with: steps } = isRecord(answer) ? answer : {};
  for (const step of Array.isArray(steps) ? steps : []) {
    if (isRecord(step) && typeof step.redirect_browser_to === 'string') return step.redirect_browser_to;
  }
  return undefined;
}

async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/** Where a finished flow leads: to the second step, where the service sends the browser, or back where one came from. */
function nextAddress(
  { return_to: back, oauth2_login_challenge: challenge }: SelfServiceFlow,
  answer: unknown,
): string {
  const { session } = isRecord(answer) ? answer : {};
  // The service alone knows the way to the second step for an application.
  if (isRecord(session) && !session.identity && !challenge) {
    return `/login?${new URLSearchParams({ aal: 'aal2', ...(back ? { return_to: back } : {}) })}`;
  }
  return redirectOf(answer) ?? back ?? '/';
}
