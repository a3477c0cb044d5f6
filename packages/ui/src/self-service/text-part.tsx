import { IconDownload } from '@tabler/icons-react';
import { buttonClass } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import type { TextNode, Translate, UiText } from './flow-ui.ts';
import type { FormWords } from './form-words.ts';
import { nodeLabel } from './node-label.ts';
import styles from './self-service.module.css';

interface TextPartProps {
  node: TextNode;
  translate: Translate;
  words: FormWords;
}

const secretKey = 1050006;
const secretList = 1050015;
const usedSecret = 1050014;

/** A text to read: backup codes as a list to keep, a secret to copy, or a sentence. */
export function TextPart({ node, translate, words }: TextPartProps) {
  const { text } = node.attributes;
  const label = nodeLabel(node, translate);
  if (text.id === secretList) return <SecretList label={label} secrets={secretsOf(text)} words={words} />;
  const shown = translate(text, node);
  return (
    <div className={styles.text}>
      {label ? <p>{label}</p> : null}
      {text.id === secretKey ? (
        <p className={styles.secret}>
          <code>{shown}</code>
          <CopyButton text={shown} label={words.copy} copied={words.copied} />
        </p>
      ) : (
        <p>{shown}</p>
      )}
    </div>
  );
}

function SecretList({
  label,
  secrets,
  words,
}: {
  label: string;
  secrets: readonly Secret[];
  words: FormWords;
}) {
  const unused = secrets.filter(({ isUsed }) => !isUsed).map(({ code }) => code);
  const file = `${unused.join('\n')}\n`;
  return (
    <div className={styles.text}>
      <p>{label}</p>
      <ol className={styles.secrets}>
        {secrets.map(({ code, isUsed }, place) => (
          // Used codes have no text of their own; their place in the list is what stays.
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
          <li key={place}>{isUsed ? <span>{words.used}</span> : <code>{code}</code>}</li>
        ))}
      </ol>
      <p className={styles.keep}>
        <CopyButton text={file} label={words.copy} copied={words.copied} />
        <a
          className={buttonClass('quiet')}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={words.codesFile}
        >
          <IconDownload size={20} stroke={1.6} aria-hidden="true" />
          {words.download}
        </a>
      </p>
    </div>
  );
}

interface Secret {
  code: string;
  isUsed: boolean;
}

function secretsOf({ context }: UiText): Secret[] {
  const secrets = context?.['secrets'];
  if (!Array.isArray(secrets)) return [];
  return (secrets as UiText[]).map(({ id, text, context: own }) => ({
    code: typeof own?.['secret'] === 'string' ? own['secret'] : text,
    isUsed: id === usedSecret,
  }));
}
