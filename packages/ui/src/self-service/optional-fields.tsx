import { type InputNode, type Translate, valueText } from './flow-ui.ts';
import type { FormWords } from './form-words.ts';
import { InputField } from './input-field.tsx';
import styles from './self-service.module.css';

/** What opens the fields that may stay empty; its look is that of the page which folds them. */
export interface MoreFields {
  label: string;
  className?: string | undefined;
}

interface OptionalFieldsProps {
  nodes: readonly InputNode[];
  more: MoreFields;
  translate: Translate;
  words: FormWords;
}

/** Fields that may stay empty, folded away until somebody wants them; open where one of them has something to say. */
export function OptionalFields({ nodes, more, translate, words }: OptionalFieldsProps) {
  const { label, className } = more;
  if (nodes.length === 0) return null;
  return (
    <details
      className={className}
      open={nodes.some(isTold)}
      // A browser shows no complaint about a field that is folded away: without this nothing would seem to happen.
      onInvalidCapture={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary>{label}</summary>
      <div className={styles.parts}>
        {nodes.map((node) => (
          <InputField key={node.attributes.name} node={node} translate={translate} words={words} />
        ))}
      </div>
    </details>
  );
}

/** True for a field with a message or a value; a tick that is not set is no value. */
function isTold(node: InputNode): boolean {
  return node.messages.length > 0 || !['', 'false'].includes(valueText(node));
}
