import { buttonClass } from '../button/button.tsx';
import { type ImageNode, type Translate, type UiNode, valueText } from './flow-ui.ts';
import type { FormWords } from './form-words.ts';
import { InputField } from './input-field.tsx';
import { nodeLabel } from './node-label.ts';
import styles from './self-service.module.css';
import { TextPart } from './text-part.tsx';

interface NodePartProps {
  node: UiNode;
  translate: Translate;
  words: FormWords;
}

/** Everything of a form that is no button: fields, hidden values, texts, pictures and links. */
export function NodePart({ node, translate, words }: NodePartProps) {
  switch (node.type) {
    case 'input':
      if (node.attributes.type !== 'hidden')
        return <InputField node={node} translate={translate} words={words} />;
      return <input type="hidden" name={node.attributes.name} defaultValue={valueText(node)} />;
    case 'text':
      return <TextPart node={node} translate={translate} words={words} />;
    case 'img':
      return <Picture node={node} translate={translate} />;
    case 'a':
      return (
        <a className={buttonClass('primary')} id={node.attributes.id} href={node.attributes.href}>
          {nodeLabel(node, translate)}
        </a>
      );
    // Scripts are loaded by the form.
    case 'script':
    default:
      return null;
  }
}

function Picture({ node, translate }: { node: ImageNode; translate: Translate }) {
  const { src, width, height } = node.attributes;
  return (
    <img
      className={styles.picture}
      src={src}
      width={width}
      height={height}
      alt={nodeLabel(node, translate)}
    />
  );
}
