import {
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeEditor } from './sql-code-editor.ts';
import type { SqlTable } from './sql-console.server.ts';
import style from './sql-tab.module.css';

export interface EditorHandle {
  focus(): void;
}

interface SqlEditorProps {
  text: string;
  tables: readonly SqlTable[];
  fault: { from: number; message: string } | undefined;
  onChange(text: string): void;
  onRun(): void;
  ref?: Ref<EditorHandle>;
}

/** The text of a query: a plain field at first, an editor as soon as its script is there. */
export function SqlEditor(props: SqlEditorProps) {
  const { t } = useTranslation();
  const { text, fault, ref } = props;
  const plain = useRef<HTMLTextAreaElement>(null);
  const [editor, host] = useCodeEditor(props, plain, {
    label: t('sql.editor'),
    phrases: t('sql.phrases', { returnObjects: true }),
  });
  useEffect(() => editor?.setText(text), [editor, text]);
  useEffect(() => editor?.mark(fault), [editor, fault]);
  useImperativeHandle(ref, () => ({ focus: () => (editor ?? plain.current)?.focus() }), [editor]);
  return (
    // The inspection guard sees the editor's shadow only from outside. In Safari nothing can be typed where nothing can be selected.
    <div className={style.editor} data-copyable data-ready={editor ? '' : undefined}>
      <textarea
        ref={plain}
        name="sql"
        aria-label={t('sql.editor')}
        rows={7}
        spellCheck={false}
        autoCapitalize="off"
        required
        hidden={editor !== undefined}
        value={text}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          props.onRun();
        }}
      />
      <div ref={host} hidden={editor === undefined} />
    </div>
  );
}

type Words = { label: string; phrases: Record<string, string> };

/** Fetches the editor's script once the page stands, and opens the editor in a shadow of the element. */
function useCodeEditor(props: SqlEditorProps, plain: RefObject<HTMLTextAreaElement | null>, words: Words) {
  const [editor, setEditor] = useState<CodeEditor>();
  const caret = useRef<number>(undefined);
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const latestWords = useRef(words);
  useEffect(() => {
    latest.current = props;
    latestWords.current = words;
  });
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let made: CodeEditor | undefined;
    let left = false;
    const open = async () => {
      const { createCodeEditor } = await import('./sql-code-editor.ts');
      if (left) return;
      const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
      const { text, tables } = latest.current;
      made = createCodeEditor({
        ...latestWords.current,
        root,
        text,
        tables,
        onChange: (next) => latest.current.onChange(next),
        onRun: () => latest.current.onRun(),
      });
      const field = plain.current;
      caret.current = field && document.activeElement === field ? field.selectionEnd : undefined;
      setEditor(made);
    };
    // Without the editor the plain field stays, which is all that is needed.
    open().catch(() => {});
    return () => {
      left = true;
      made?.close();
      setEditor(undefined);
    };
  }, [plain]);
  // Who was writing in the plain field goes on at the same place.
  useLayoutEffect(() => {
    if (editor && caret.current !== undefined) editor.focus(caret.current);
  }, [editor]);
  return [editor, host] as const;
}
