import type { Language } from '@gazetteer/site';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { insertBlock, makeLink, type TextEdit, toggleLines, toggleMarks } from './text-edit.ts';
import { type TextTool, TextToolbar } from './text-toolbar.tsx';

/** What is put into a text from outside. */
export interface TextHandle {
  /** Puts a paragraph of its own, such as a picture, where the caret is. */
  insert: (block: string) => void;
}

/** What is looked for in a window, and then put into the text. */
export type Insertion = 'picture' | 'chart' | 'dataset';

interface TextBodyProps {
  language: Language;
  value: string;
  error?: string | undefined;
  ref: RefObject<TextHandle | null>;
  onChange: (text: string) => void;
  /** @param files pictures that were dropped or pasted */
  onInsert: (what: Insertion, files?: File[]) => void;
  /** Where the caret stands, as a share of the text. */
  onCaret: (share: number) => void;
}

const shortcuts: Record<string, TextTool> = { b: 'bold', i: 'italic', k: 'link' };

/** The body of an article in one language: Markdown, in a field as plain as the browser's own. */
export function TextBody({ language, value, error, ref, onChange, onInsert, onCaret }: TextBodyProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const wasIn = useRef(false);
  const [isOver, setOver] = useState(false);
  const words = useToolWords();
  useImperativeHandle(ref, () => ({
    insert: (block) =>
      edit(field.current, (selected) => {
        // Who has not been in the text yet adds to its end.
        const { length } = selected.text;
        return insertBlock(wasIn.current ? selected : { ...selected, from: length, to: length }, block);
      }),
  }));

  const apply = (tool: TextTool) => {
    if (tool === 'picture' || tool === 'chart' || tool === 'dataset') onInsert(tool);
    else edit(field.current, (selected) => editOf(tool, selected, words));
  };
  const press = (event: KeyboardEvent) => {
    const tool = (event.ctrlKey || event.metaKey) && !event.altKey && shortcuts[event.key.toLowerCase()];
    if (!tool) return;
    event.preventDefault();
    apply(tool);
  };
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    onInsert('picture', files);
  };
  return (
    <div className="editor-body" data-over={isOver ? '' : undefined}>
      <label htmlFor={id}>{t('content.field.body')}</label>
      <TextToolbar controls={id} onUse={apply} />
      <textarea
        ref={field}
        id={id}
        name={`body_${language}`}
        lang={language}
        value={value}
        rows={18}
        maxLength={100_000}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
        onSelect={({ currentTarget: { selectionEnd, value: text } }) =>
          onCaret(text.length > 0 ? selectionEnd / text.length : 0)
        }
        onFocus={() => {
          wasIn.current = true;
        }}
        onKeyDown={press}
        onPaste={(event) => take(event, event.clipboardData)}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) {
            event.preventDefault();
            setOver(true);
          }
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          take(event, event.dataTransfer);
        }}
      />
      {error ? (
        <p className="editor-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <p className="console-note" id={`${id}-hint`}>
        {t('content.field.bodyHint')}
      </p>
    </div>
  );
}

type Words = Record<'bold' | 'italic' | 'link', string>;

/** What stands where nothing was selected. */
function useToolWords(): Words {
  const { t } = useTranslation();
  const word = t('content.tools.sample');
  return { bold: word, italic: word, link: word };
}

type Selected = Parameters<typeof insertBlock>[0];

function edit(field: HTMLTextAreaElement | null, make: (selected: Selected) => TextEdit): void {
  if (!field) return;
  const { value, selectionStart, selectionEnd } = field;
  applyEdit(field, make({ text: value, from: selectionStart, to: selectionEnd }));
}

function editOf(tool: Exclude<TextTool, Insertion>, selected: Selected, words: Words): TextEdit {
  switch (tool) {
    case 'bold':
      return toggleMarks(selected, '**', words.bold);
    case 'italic':
      return toggleMarks(selected, '*', words.italic);
    case 'link':
      return makeLink(selected, words.link);
    case 'heading':
      return toggleLines(selected, '## ');
    case 'list':
      return toggleLines(selected, '- ');
    case 'numbers':
      return toggleLines(selected, '1. ');
    case 'quote':
      return toggleLines(selected, '> ');
  }
}

/** Does what somebody could have typed: the browser can undo it, and the page learns of it as of any other typing. */
function applyEdit(field: HTMLTextAreaElement, { from, to, insert, selection }: TextEdit): void {
  field.focus();
  field.setSelectionRange(from, to);
  // Old, and the only way into the browser's own undo; nothing is to come in its place.
  const isTyped =
    insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert);
  if (!isTyped) {
    field.setRangeText(insert, from, to);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.setSelectionRange(...selection);
}
