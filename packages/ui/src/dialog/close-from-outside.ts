/**
 * Closes a dialog by a click beside it, not by one that began inside, as when text is marked.
 * @returns what ends that
 */
export function closeFromOutside(dialog: HTMLDialogElement): () => void {
  let hasBegunOutside = false;
  // What lies around a dialog counts as the dialog itself: where it was pressed tells the one from the other.
  const isOutside = ({ clientX: x, clientY: y, target }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (x < left || x > right || y < top || y > bottom);
  };
  const note = (event: PointerEvent) => {
    hasBegunOutside = isOutside(event);
  };
  const close = (event: MouseEvent) => {
    if (hasBegunOutside && isOutside(event)) dialog.close();
  };
  dialog.addEventListener('pointerdown', note);
  dialog.addEventListener('click', close);
  return () => {
    dialog.removeEventListener('pointerdown', note);
    dialog.removeEventListener('click', close);
  };
}
