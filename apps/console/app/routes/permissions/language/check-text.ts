import type { OryClient } from '@gazetteer/client/ory';

/** Something in a text that is wrong or doubtful. Lines and columns begin at 1. */
export interface LanguageFault {
  message: string;
  line: number;
  column: number;
  /** Saving the text would take permissions away that are in use. */
  drops?: boolean;
}

export interface CheckedText {
  errors: LanguageFault[];
  warnings: LanguageFault[];
}

/**
 * What the service finds in a text of the language.
 * @throws RequestError where it does not answer
 */
export async function checkText(
  client: OryClient,
  text: string,
  options: { signal?: AbortSignal } = {},
): Promise<CheckedText> {
  const { data } = await client.checkOplSyntax({ body: text }, options);
  return { errors: (data.errors ?? []).map(faultOf), warnings: (data.warnings ?? []).map(faultOf) };
}

type WrittenFault = { message: string; start: { Line: number; column: number }; drops?: boolean };

function faultOf({ message, start, drops }: WrittenFault): LanguageFault {
  return { message, line: start.Line, column: start.column, ...(drops ? { drops } : {}) };
}

/** What saving a text would take away, as one text by which a form says that the person knows; empty where nothing. */
export function lossesOf({ warnings }: CheckedText): string {
  return warnings
    .filter(({ drops }) => drops)
    .map(({ message }) => message)
    .join(' ');
}
