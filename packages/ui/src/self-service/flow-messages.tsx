import { useEffect, useRef } from 'react';
import { Notice } from '../notice/notice.tsx';
import { fieldId } from './field-frame.tsx';
import { type FlowUi, type InputNode, isField, isHidden, type Translate, type UiText } from './flow-ui.ts';
import { nodeLabel } from './node-label.ts';
import styles from './self-service.module.css';

interface FlowMessagesProps {
  ui: FlowUi;
  translate: Translate;
  /** Above the list of what is wrong with the fields. */
  wrong: string;
}

/**
 * What a flow says about the form as a whole, and a list of the fields that are wrong. When something is wrong it
 * takes the focus, so that nobody looks for why nothing happened.
 */
export function FlowMessages({ ui, translate, wrong }: FlowMessagesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const messages = formMessages(ui);
  const errors = messages.filter(({ type }) => type === 'error');
  const news = messages.filter(({ type }) => type !== 'error');
  const wrongFields = ui.nodes.filter(isWrong);
  useEffect(() => {
    if (hasErrors(ui)) frame.current?.focus();
  }, [ui]);
  if (messages.length + wrongFields.length === 0) return null;
  return (
    <div ref={frame} tabIndex={-1} className={styles.summary}>
      {hasErrors(ui) ? (
        <Notice kind="error" title={errors.length > 0 ? undefined : wrong}>
          {errors.map((message) => (
            <p key={message.id}>{translate(message)}</p>
          ))}
          <WrongFields fields={wrongFields} translate={translate} />
        </Notice>
      ) : null}
      {news.map((message) => (
        <output key={message.id}>
          <Notice>
            <p>{translate(message)}</p>
          </Notice>
        </output>
      ))}
    </div>
  );
}

function WrongFields({ fields, translate }: { fields: readonly InputNode[]; translate: Translate }) {
  if (fields.length === 0) return null;
  return (
    <ul className={styles.wrong}>
      {fields.map((node) => (
        <li key={node.attributes.name}>
          <a
            href={`#${fieldId(node.attributes.name)}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(fieldId(node.attributes.name))?.focus();
            }}
          >
            {nodeLabel(node, translate)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What is said of the form as a whole, and of values in it that nobody sees. */
function formMessages(ui: FlowUi): readonly UiText[] {
  return [...(ui.messages ?? []), ...ui.nodes.filter(isHidden).flatMap(({ messages }) => messages)];
}

function hasErrors(ui: FlowUi): boolean {
  return formMessages(ui).some(({ type }) => type === 'error') || ui.nodes.some(isWrong);
}

function isWrong(node: FlowUi['nodes'][number]): node is InputNode {
  return isField(node) && node.messages.some(({ type }) => type === 'error');
}
