import {
  IconBrandFacebook,
  IconBrandGoogle,
  IconFingerprint,
  IconKey,
  IconLogin2,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Button, type ButtonLook } from '../button/button.tsx';
import fieldStyles from '../field/field.module.css';
import { FieldMessages } from './field-frame.tsx';
import { type InputNode, type Translate, type UiNode, valueText } from './flow-ui.ts';
import type { FormWords } from './form-words.ts';
import { nodeLabel } from './node-label.ts';
import { callTrigger, clickTrigger, type Trigger } from './trigger.ts';

interface FormButtonProps {
  node: InputNode;
  look: ButtonLook;
  translate: Translate;
  words: FormWords;
  /** False where the button sends the form whatever stands in its fields, such as 'resend the code'. */
  validates: boolean;
  /** Resolves when the scripts of the form are there; rejects when one cannot be loaded. */
  whenReady: () => Promise<void>;
}

/** A button of a flow: it sends the form with its name and value, or calls the security key. */
export function FormButton({ node, look, translate, words, validates, whenReady }: FormButtonProps) {
  const { attributes, messages } = node;
  const trigger = clickTrigger(node);
  const { state, press } = useTrigger(trigger, whenReady);
  const isSubmit = attributes.type === 'submit';
  return (
    <>
      <Button
        look={look}
        type={isSubmit ? 'submit' : 'button'}
        name={attributes.name}
        value={valueText(node) || undefined}
        disabled={attributes.disabled || undefined}
        formNoValidate={isSubmit && !validates ? true : undefined}
        className={isSubmit ? undefined : 'needs-script'}
        icon={iconOf(node)}
        aria-busy={state === 'waiting' || undefined}
        onClick={trigger && (() => void press())}
      >
        {nodeLabel(node, translate)}
      </Button>
      {state === 'missing' || state === 'unsupported' ? (
        <p role="alert" className={fieldStyles.error}>
          {state === 'missing' ? words.keyScriptMissing : words.keysUnsupported}
        </p>
      ) : null}
      <FieldMessages
        name={`${attributes.name}-${valueText(node)}`}
        messages={messages}
        translate={(text) => translate(text, node)}
      />
    </>
  );
}

type TriggerState = 'idle' | 'waiting' | 'missing' | 'unsupported';

/** Calls a trigger once its script is there, and says why where that cannot be done. */
function useTrigger(trigger: Trigger | undefined, whenReady: () => Promise<void>) {
  const [state, setState] = useState<TriggerState>('idle');
  const press = async () => {
    if (!trigger || state === 'waiting') return;
    setState('waiting');
    try {
      await whenReady();
    } catch {
      setState('missing');
      return;
    }
    // The key may take its time, during which the button can be pressed again.
    setState('idle');
    if (!(await callTrigger(trigger))) setState('unsupported');
  };
  return { state, press };
}

/** True when the button wants the fields of its own group filled in. */
export function buttonValidates(button: InputNode, nodes: readonly UiNode[]): boolean {
  const needs = nodes.some(
    (node) => node.type === 'input' && node.group === button.group && node.attributes.required,
  );
  return button.attributes.name === 'method' && needs;
}

const providerIcons: Readonly<Record<string, typeof IconKey>> = {
  google: IconBrandGoogle,
  facebook: IconBrandFacebook,
};

function iconOf(node: InputNode) {
  const Icon = iconFor(node.group, valueText(node), node.attributes.type);
  return Icon ? <Icon size={20} stroke={1.6} aria-hidden="true" /> : undefined;
}

function iconFor(group: string, value: string, type: string): typeof IconKey | undefined {
  if (group === 'oidc') return providerIcons[value.toLowerCase()] ?? IconLogin2;
  if (type !== 'button') return undefined;
  if (group === 'passkey') return IconFingerprint;
  return group === 'webauthn' ? IconKey : undefined;
}
