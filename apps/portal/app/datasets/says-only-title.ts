/** Whether a paragraph says nothing but the title of its dataset, with or without a full stop. */
export function saysOnlyTitle(paragraph: string, title: string): boolean {
  return paragraph.startsWith(title) && /^[.\s]*$/.test(paragraph.slice(title.length));
}
