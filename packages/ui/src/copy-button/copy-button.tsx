import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  text: string;
  /** What the button is called, and what it says once the text is on the clipboard. */
  label: string;
  copied: string;
}

/**
 * Puts a text on the clipboard, and says so until somebody turns to something else; without script it is not shown.
 * Words that went by themselves would be missed by people who read slowly, or with a magnifier.
 */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const [onClipboard, setOnClipboard] = useState<string>();
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus what is pressed, and what has no focus cannot lose it.
    currentTarget.focus();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Clipboards are closed to pages without https; the text can still be selected by hand.
      return;
    }
    setOnClipboard(text);
  };
  const isCopied = onClipboard === text;
  const Mark = isCopied ? IconCheck : IconCopy;
  return (
    <button
      type="button"
      className={`needs-script ${styles.copy}`}
      onClick={(event) => void copy(event)}
      onBlur={() => setOnClipboard(undefined)}
    >
      <Mark size={16} stroke={1.75} aria-hidden />
      <span aria-live="polite">{isCopied ? copied : label}</span>
    </button>
  );
}
