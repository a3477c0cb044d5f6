import { CopyButton } from '@gazetteer/ui';
import style from './code-example.module.css';

interface CodeExampleProps {
  /** What it is written in, or for. */
  title: string;
  /** How deep the title stands on its page. */
  level: 2 | 4;
  code: string;
  /** What the button says that copies it, and what once it has. */
  words: { copy: string; copied: string };
}

/** A piece of code with a way to copy it. */
export function CodeExample({ title, level, code, words }: CodeExampleProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={style.example}>
      <header>
        <Heading>{title}</Heading>
        <CopyButton text={code} label={words.copy} copied={words.copied} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre tabIndex={0} aria-label={title}>
        <code>{code}</code>
      </pre>
    </section>
  );
}
