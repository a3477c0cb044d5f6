import { type ReactNode, type SubmitEvent, useMemo } from 'react';
import {
  type FlowUi,
  type InputNode,
  isButton,
  isHidden,
  isOptional,
  nodesOf,
  type Translate,
  type UiNode,
  valueText,
} from './flow-ui.ts';
import { buttonValidates, FormButton } from './form-button.tsx';
import { type FormValues, formValues } from './form-values.ts';
import type { FormWords } from './form-words.ts';
import { NodePart } from './node-part.tsx';
import { type MoreFields, OptionalFields } from './optional-fields.tsx';
import styles from './self-service.module.css';
import { useScripts } from './use-scripts.ts';

interface SelfServiceFormProps {
  ui: FlowUi;
  /** The groups of nodes to show, in this order; all in the order of the flow unless given. */
  groups?: readonly string[];
  /** Where the form is posted to without script; the flow's own address unless given. */
  action?: string;
  translate: Translate;
  words: FormWords;
  /** The name of the form for those who do not see what stands above it. */
  label?: string;
  /** True while an answer is awaited: nothing can be changed or sent then. */
  isBusy?: boolean;
  /** True where the form may not be sent yet; nothing can be changed or sent then, either. */
  isClosed?: boolean;
  /** Takes a submit over from the browser; without it the form is posted as any other. */
  onSubmit?: (values: FormValues) => void;
  /** Folds the fields that may stay empty before the first button; they stand among the others unless given. */
  more?: MoreFields | undefined;
  /** Put before the first button. */
  beforeButtons?: ReactNode;
  /** False for forms in which no button is the main one, such as those of social sign-in. */
  hasMainButton?: boolean;
}

/**
 * Draws a form of a self-service flow from its nodes: login, registration, settings, recovery or verification. It is
 * a plain HTML form which works without script.
 */
export function SelfServiceForm(props: SelfServiceFormProps) {
  // Each answer of the service is a new form: nothing of the one before it may stay in its fields.
  return <Form key={serialOf(props.ui)} {...props} />;
}

function Form(props: SelfServiceFormProps) {
  const { ui, groups, translate, words, more, isBusy = false, isClosed = false, onSubmit } = props;
  const { hasMainButton = true } = props;
  // The same groups in another list are the same form, whose scripts are not started again.
  const shown = groups?.join(' ');
  const nodes = useMemo(() => nodesOf(ui, shown?.split(' ') ?? groupsOf(ui)), [ui, shown]);
  const whenReady = useScripts(nodes);
  const firstButton = nodes.find(isButton);
  const folded = more && firstButton ? nodes.filter(isOptional).filter(isNoAddress) : [];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    if (!isBusy && !isClosed) onSubmit(formValues(written(event), nodes));
  };
  const part = (node: UiNode) =>
    isButton(node) ? (
      <FormButton
        node={node}
        look={lookOf(node, node === firstButton && hasMainButton)}
        translate={translate}
        words={words}
        validates={buttonValidates(node, nodes)}
        whenReady={whenReady}
      />
    ) : (
      <NodePart node={node} translate={translate} words={words} />
    );
  if (nodes.every(isHidden)) return null;
  const beforeButtons = (
    <>
      {more ? <OptionalFields nodes={folded} more={more} translate={translate} words={words} /> : null}
      {props.beforeButtons}
    </>
  );
  return (
    <form
      className={styles.form}
      action={props.action ?? ui.action}
      method={ui.method}
      aria-label={props.label}
      aria-busy={isBusy || undefined}
      onSubmit={submit}
    >
      <fieldset className={styles.parts} disabled={isBusy || isClosed}>
        {nodes
          .filter((node) => !folded.some((one) => one === node))
          .map((node) => (
            <Part key={keyOf(node)} before={node === firstButton ? beforeButtons : undefined}>
              {part(node)}
            </Part>
          ))}
      </fieldset>
    </form>
  );
}

const serials = new WeakMap<FlowUi, number>();
let lastSerial = 0;

function serialOf(ui: FlowUi): number {
  const known = serials.get(ui);
  if (known !== undefined) return known;
  lastSerial += 1;
  serials.set(ui, lastSerial);
  return lastSerial;
}

function Part({ before, children }: { before: ReactNode; children: ReactNode }) {
  return (
    <>
      {before}
      {children}
    </>
  );
}

function groupsOf(ui: FlowUi): string[] {
  return [...new Set(ui.nodes.map(({ group }) => group))];
}

/** An address that a schema does not ask for may still be what somebody signs in with. */
function isNoAddress({ attributes }: InputNode): boolean {
  return attributes.type !== 'email';
}

function keyOf(node: UiNode): string {
  if (node.type !== 'input') return `${node.group} ${node.attributes.id}`;
  const { name, type } = node.attributes;
  return `${node.group} ${name} ${type} ${isButton(node) ? valueText(node) : ''}`;
}

/** The main button is the first of its form; what sends a code again stands back. */
function lookOf(node: UiNode, isMain: boolean): 'primary' | 'plain' | 'quiet' {
  if (isMain) return 'primary';
  return node.type === 'input' && node.attributes.name === 'email' ? 'quiet' : 'plain';
}

/** What the form holds, and the button that sent it. */
function written(event: SubmitEvent<HTMLFormElement>): [string, FormDataEntryValue][] {
  const entries = [...new FormData(event.currentTarget)];
  const { submitter } = event.nativeEvent;
  if (submitter instanceof HTMLButtonElement && submitter.name)
    entries.push([submitter.name, submitter.value]);
  return entries;
}
