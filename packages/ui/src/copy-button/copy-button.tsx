import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  text: string;
  /** What the button is called, and what it says once the text is on the clipboard. */
  label: string;
  copied: string;
}

/** Puts a text on the clipboard and says so; without script it is not shown. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Clipboards are closed to pages without https; the text can still be selected by hand.
      return;
    }
    setDone(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDone(false), 2000);
  };
  const Mark = done ? IconCheck : IconCopy;
  return (
    <button type="button" className={`needs-script ${styles.copy}`} onClick={() => void copy()}>
      <Mark size={16} stroke={1.75} aria-hidden />
      <span aria-live="polite">{done ? copied : label}</span>
    </button>
  );
}
