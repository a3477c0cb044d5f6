/**
 * What a visitor has typed into and pressed while the page was still without its scripts, in that order: in a part
 * whose script comes after the others', or else in all of the page but such parts. Noting ends with the last of them.
 */
declare global {
  interface Window {
    gazetteerEventReplay?: (latePart?: Element) => Element[];
  }
}

/**
 * Part of the script that starts the others: notes what only they can answer, until they take it up. Links, lists
 * that unfold and popovers answer by themselves.
 *
 * What is noted stops there. React would otherwise answer it too where it is just taking the page over, so that a
 * button is pressed twice; and it would take the page over at once, in the midst of a text that is being entered
 * (`textInput` announces that, and comes before the first line of it).
 */
export const recordEvents = `(function(d){
var here=false,acts=new Set(),field='input,textarea,select',kinds={textInput:field,input:field,change:field,click:'button[type="button"]:not([popovertarget]),[role="combobox"]'};
function note(e){var t=e.target.closest(kinds[e.type]);if(t&&(!here||t.closest('[data-late]'))){acts.delete(t);acts.add(t);e.stopImmediatePropagation();
if(e.type!=='click'){t.gazetteerTyped=t.value;t.gazetteerCaret=[t.selectionStart,t.selectionEnd]}}}
Object.keys(kinds).forEach(function(k){d.addEventListener(k,note,true)});
window.gazetteerEventReplay=function(part){
var due=Array.from(acts).filter(function(a){return part?part.contains(a):!a.closest('[data-late]')});
if(part)part.removeAttribute('data-late');else here=true;
if(here&&!d.querySelector('[data-late]')){delete window.gazetteerEventReplay;
Object.keys(kinds).forEach(function(k){d.removeEventListener(k,note,true)})}
return due}
})(document)`;

/**
 * Does again, for the scripts that have come now, what the visitor did before: nothing typed or pressed is lost.
 *
 * @param latePart the element marked `data-late` whose script has come; without it, the rest of the page has
 */
export function replayEvents(latePart?: Element): void {
  for (const element of window.gazetteerEventReplay?.(latePart) ?? []) {
    if (isTick(element)) tickAgain(element);
    else if (element instanceof HTMLSelectElement) chooseAgain(element);
    else if (isFileField(element)) element.dispatchEvent(new Event('change', { bubbles: true }));
    else if (isTextField(element) && (isTyped(element) || element.value !== '')) retype(element);
    else if (element instanceof HTMLElement && element.isConnected) element.click();
  }
}

function isTick(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
}

/** What was chosen stays chosen, and must not be taken for text: nobody but the browser may write it. */
function isFileField(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'file';
}

type TextField = (HTMLInputElement | HTMLTextAreaElement) & {
  /** What was typed into it: React gives a box for several lines the text back that the page came with. */
  gazetteerTyped?: string;
  /** Where its writer was: a text that is put back leaves the caret at its end. Not every field knows. */
  gazetteerCaret?: [start: number | null, end: number | null];
};

function isTyped(field: TextField): boolean {
  return field.gazetteerTyped !== undefined;
}

function isTextField(element: Element): element is TextField {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
}

function tickAgain(box: HTMLInputElement): void {
  box.checked = !box.checked;
  box.click();
}

/** The script may have put the list back to what the page came with. */
function chooseAgain(list: HTMLSelectElement & { gazetteerTyped?: string }): void {
  list.value = list.gazetteerTyped ?? list.value;
  for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, { bubbles: true }));
}

/**
 * React compares with the text it saw last, which is what stands there: so it is shown the field empty, and then
 * the text is put back by the browser's own setter, as typing does, behind React's.
 */
function retype(field: TextField): void {
  const text = field.gazetteerTyped ?? field.value;
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const [start, end] = field.gazetteerCaret ?? [null];
  // React writes the text once more for what its handlers have made of it.
  if (start !== null) queueMicrotask(() => field.setSelectionRange(start, end ?? start));
}
