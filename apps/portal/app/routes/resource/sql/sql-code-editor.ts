import {
  acceptCompletion,
  autocompletion,
  type Completion,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { schemaCompletionSource, SQLDialect, sql as sqlLanguage } from '@codemirror/lang-sql';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { SqlTable } from './sql-console.server.ts';
import { sqlColumn } from './sql-names.ts';
import { sqlFunctions, sqlKeywords } from './sql-vocabulary.ts';

export interface EditorOptions {
  /** Where the editor goes: its styles live in here, since the page's policy lets no script add some to the page. */
  root: ShadowRoot;
  text: string;
  /** The editor's name for screen readers. */
  label: string;
  tables: readonly SqlTable[];
  /** Words of the editor itself, by its English ones. */
  phrases: Record<string, string>;
  onChange(text: string): void;
  onRun(): void;
}

export interface CodeEditor {
  setText(text: string): void;
  /** Marks the place of a fault, or none. */
  mark(fault: { from: number; message: string } | undefined): void;
  /** Takes the keyboard, and puts the caret to a place where one is given. */
  focus(at?: number): void;
  close(): void;
}

const dialect = SQLDialect.define({
  keywords: sqlKeywords,
  builtin: sqlFunctions.join(' '),
  types: 'bigint boolean date decimal double float integer interval json smallint time timestamp varchar',
  doubleDollarQuotedStrings: true,
  operatorChars: '+-*/<>=~!@#%^&|?',
});

/** Makes the editor: highlighting, completion, marks for faults. The tab key stays the browser's. */
export function createCodeEditor(options: EditorOptions): CodeEditor {
  const { root, text, label, tables, phrases } = options;
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorState.phrases.of(phrases),
        history(),
        drawSelection(),
        lineNumbers(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', autocapitalize: 'off' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) options.onChange(update.state.doc.toString());
        }),
        sqlLanguage({ dialect, upperCaseKeywords: false }),
        autocompletion({ override: completionSources(tables), icons: false }),
        Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => (options.onRun(), true) }])),
        keymap.of([...completionKeymap, { key: 'Ctrl-y', run: acceptCompletion }]),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        syntaxHighlighting(colours),
        looks,
      ],
    }),
  });
  return {
    setText: (next) => {
      if (next !== view.state.doc.toString())
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
    },
    mark: (fault) => view.dispatch(setDiagnostics(view.state, fault ? [diagnostic(view, fault)] : [])),
    focus: (at) => {
      view.focus();
      if (at !== undefined) view.dispatch({ selection: { anchor: Math.min(at, view.state.doc.length) } });
    },
    close: () => view.destroy(),
  };
}

function diagnostic(view: EditorView, { from, message }: { from: number; message: string }) {
  const { length } = view.state.doc;
  const start = Math.min(from, length);
  const word = view.state.wordAt(start);
  const end = word && word.to > start ? word.to : Math.min(length, start + 1);
  return {
    from: start === end ? Math.max(0, start - 1) : start,
    to: end,
    severity: 'error' as const,
    message,
  };
}

/** Tables and columns of the dataset, then functions and words of SQL. */
function completionSources(tables: readonly SqlTable[]) {
  const schema = Object.fromEntries(
    tables.map((table) => [
      table.name,
      {
        self: { label: table.name, type: 'class', detail: table.title, boost: 50 },
        children: table.columns.map(columnCompletion),
      },
    ]),
  );
  const words: Completion[] = [
    ...(tables[0]?.columns.map(columnCompletion) ?? []),
    ...tables.map(({ name, title }) => ({ label: name, type: 'class', detail: title, boost: 50 })),
    ...sqlFunctions.map((name) => ({ label: name, type: 'function', apply: `${name}(`, detail: '()' })),
    ...sqlKeywords.split(' ').map((label) => ({ label, type: 'keyword', boost: -10 })),
  ];
  const ofSchema = schemaCompletionSource({ dialect, schema });
  return [
    ofSchema,
    (context: Parameters<typeof ofSchema>[0]) => {
      const word = context.matchBefore(/[\w"]+$/);
      const before = word && context.state.sliceDoc(Math.max(0, word.from - 1), word.from);
      if (!word || before === '.' || (word.from === word.to && !context.explicit)) return null;
      return { from: word.from, options: words, validFor: /^[\w"]*$/ };
    },
  ];
}

function columnCompletion({ id, type, label, unit }: SqlTable['columns'][number]): Completion {
  const about = [label === id ? undefined : label, unit, type].filter(Boolean).join(' · ');
  return { label: id, apply: sqlColumn(id), type: 'property', detail: about, boost: 80 };
}

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--peacock)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--clay)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--clay)' },
  { tag: [tags.lineComment, tags.blockComment], color: 'var(--ink-2)', fontStyle: 'italic' },
  { tag: tags.standard(tags.name), color: 'var(--peacock)' },
]);

const looks = EditorView.theme({
  '&': { background: 'var(--sheet)', color: 'var(--ink)', fontSize: 'var(--text-15)' },
  '&.cm-focused': { outline: '2px solid var(--peacock)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55', minHeight: '12rem', maxHeight: '50vh' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--ink)' },
  // A press below the last line lands in the text, too.
  '.cm-content, .cm-gutter': { minHeight: '12rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { background: 'transparent', color: 'var(--ink-2)', border: 'none' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': {
    background: 'var(--marigold) !important',
  },
  '.cm-tooltip': {
    background: 'var(--sheet)',
    color: 'var(--ink)',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius)',
  },
  '.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--mono)',
    fontSize: 'var(--text-13)',
    maxHeight: '16rem',
  },
  '.cm-tooltip-autocomplete > ul > li': { padding: '4px 8px !important', minHeight: '24px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--wash)', color: 'var(--ink)' },
  '.cm-completionDetail': { color: 'var(--ink-2)', fontStyle: 'normal', fontFamily: 'var(--sans)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--clay)' },
});
