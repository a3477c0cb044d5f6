import type { TextEdit } from './text-edit.ts';

/** Does what somebody could have typed: the browser can undo it, and the page learns of it as of any other typing. */
export function applyEdit(field: HTMLTextAreaElement, { from, to, insert, selection }: TextEdit): void {
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
