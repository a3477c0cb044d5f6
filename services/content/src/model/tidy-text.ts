const CONTROL_BUT_LINES = /(?![\n\t])\p{Cc}/gu;

/** A text as it is stored: with plain line breaks, and without space around it. */
export function tidyText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL_BUT_LINES, '').trim();
}
