import type { FlowUi, MoreFields, UiNode } from '@gazetteer/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import styles from './code-forms.module.css';
import { FlowForm } from './flow-form.tsx';
import type { RunningFlow } from './use-flow.ts';

/** Mails take a moment: who asks for another code at once mostly gets two, of which the first is worth nothing. */
const waitSeconds = 30;

const resendLabel = 1070008;

/**
 * The forms of a flow that sends codes: the one for the address or the code, and below it, once a code is on its
 * way, a way to have it sent again.
 */
export function CodeForms({
  running,
  groups,
  more,
  beforeButtons,
}: {
  running: RunningFlow;
  groups?: readonly string[];
  more?: MoreFields;
  beforeButtons?: ReactNode;
}) {
  const { ui } = running.flow;
  const [asked] = useSearchParams();
  const code = asked.get('code') ?? '';
  const parts = useMemo(
    () => ({ main: withCode(without(ui, isResend), code), again: without(ui, isOtherButton) }),
    [ui, code],
  );
  const canResend = ui.nodes.some(isResend);
  return (
    <>
      <FlowForm running={running} ui={parts.main} groups={groups} more={more} beforeButtons={beforeButtons} />
      {canResend ? <Resend running={running} ui={parts.again} /> : null}
    </>
  );
}

function Resend({ running, ui }: { running: RunningFlow; ui: FlowUi }) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(0);
  const { messages = [] } = ui;
  // A wrong code leaves the wait as it is. Without script the button can always be pressed.
  useEffect(() => {
    if (!messages.some(({ type }) => type === 'info')) return undefined;
    const end = Date.now() + waitSeconds * 1000;
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [messages]);
  return (
    <section className={styles.again} aria-labelledby="resend">
      <h2 id="resend">{t('flow.resend.question')}</h2>
      <p>{left > 0 ? t('flow.resend.wait', { count: left }) : t('flow.resend.hint')}</p>
      <FlowForm running={running} ui={ui} isClosed={left > 0} hasMainButton={false} />
    </section>
  );
}

/** Where the code of a flow was sent; nothing where it asks for no code. */
export function sentTo({ nodes }: FlowUi): string | undefined {
  const resend = nodes.find(isResend);
  return resend?.type === 'input' && typeof resend.attributes.value === 'string'
    ? resend.attributes.value
    : undefined;
}

/** True for the page of a link that was sent: its one button uses the link up. */
export function isOpenedLink({ nodes }: FlowUi): boolean {
  const shown = nodes.filter(({ type, attributes }) => type === 'input' && attributes.type !== 'hidden');
  return shown.length === 1 && shown[0]?.type === 'input' && shown[0].attributes.value === 'link';
}

function isResend({ type, meta }: UiNode): boolean {
  return type === 'input' && meta.label?.id === resendLabel;
}

/** True for what a form that only sends a code again has no use for. */
function isOtherButton(node: UiNode): boolean {
  return !isResend(node) && !(node.type === 'input' && node.attributes.type === 'hidden');
}

/** The form with the code in it that the link in a mail brings along; it is up to the person to send it. */
function withCode(ui: FlowUi, code: string): FlowUi {
  if (!/^\d{4,10}$/.test(code)) return ui;
  const nodes = ui.nodes.map((node) =>
    node.type === 'input' && node.attributes.name === 'code'
      ? { ...node, attributes: { ...node.attributes, value: code } }
      : node,
  );
  return { ...ui, nodes };
}

function without(ui: FlowUi, isLeftOut: (node: UiNode) => boolean): FlowUi {
  return { ...ui, nodes: ui.nodes.filter((node) => !isLeftOut(node)) };
}
