import { ApplicationError } from '@gazetteer/kernel';

/** How much an answer says beside the data (JSON Format 4.01, 3.1). */
const levels = ['minimal', 'full', 'none'] as const;
export type MetadataLevel = (typeof levels)[number];

export type JsonFormat = {
  kind: 'json';
  metadata: MetadataLevel;
  /** Numbers that a double may not carry are written as texts. */
  numbersAsText: boolean;
};
export type ResponseFormat = JsonFormat | { kind: 'xml' };

type MediaType = { name: string; parameters: ReadonlyMap<string, string>; quality: number };

/** What `$format` may say in short. */
const shortNames: Readonly<Record<string, string>> = { json: 'application/json', xml: 'application/xml' };

/**
 * The format of an answer: what `$format` asks for, else the best of `Accept` that there is.
 * @param offered the formats of the address, the one for whoever takes any first
 * @throws not_acceptable where none of them is taken
 */
export function chooseFormat(
  { $format }: { $format?: string | undefined },
  { accept = '*/*' }: { accept?: string | undefined },
  offered: readonly ResponseFormat['kind'][],
): ResponseFormat {
  const wanted = readMediaTypes($format === undefined ? accept : inFull($format));
  for (const mediaType of wanted) {
    const kind = offered.find((name) => matches(mediaType.name, `application/${name}`));
    const format = kind === 'json' ? readJsonFormat(mediaType) : kind && { kind };
    if (format) return format;
  }
  const names = offered.map((kind) => `application/${kind}`).join(' or ');
  throw new ApplicationError('not_acceptable', 406, `This address answers with ${names}`);
}

/** The format of an answer that is always JSON. @throws not_acceptable */
export function jsonFormat(
  query: { $format?: string | undefined },
  headers: { accept?: string | undefined },
): JsonFormat {
  return chooseFormat(query, headers, ['json']) as JsonFormat;
}

/** What an answer in the format is sent as. */
export function mediaTypeOf(format: ResponseFormat): string {
  if (format.kind === 'xml') return 'application/xml; charset=utf-8';
  const numbers = format.numbersAsText ? ';IEEE754Compatible=true' : '';
  return `application/json;odata.metadata=${format.metadata}${numbers};charset=utf-8`;
}

function inFull(format: string): string {
  const [name = '', ...parameters] = format.split(';');
  const short = name.trim().toLowerCase();
  return [Object.hasOwn(shortNames, short) ? shortNames[short] : name, ...parameters].join(';');
}

/** Undefined for a level of metadata that the standard does not know. */
function readJsonFormat({ parameters }: MediaType): JsonFormat | undefined {
  const named = parameters.get('odata.metadata') ?? parameters.get('metadata') ?? 'minimal';
  const metadata = levels.find((level) => level === named);
  return (
    metadata && { kind: 'json', metadata, numbersAsText: parameters.get('ieee754compatible') === 'true' }
  );
}

/** The media types of an `Accept` header, the one that is liked best first. */
function readMediaTypes(accept: string): MediaType[] {
  return accept
    .split(',')
    .map((text) => {
      const [name = '', ...written] = text.split(';').map((part) => part.trim().toLowerCase());
      const parameters = new Map(
        written.map((part) => {
          const [key = '', value = ''] = part.split('=', 2);
          return [key.trim(), value.trim().replaceAll('"', '')] as const;
        }),
      );
      const quality = Number(parameters.get('q') ?? 1);
      return { name, parameters, quality: Number.isNaN(quality) ? 0 : quality };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
}

function matches(wanted: string, offered: string): boolean {
  return wanted === offered || wanted === '*/*' || wanted === 'application/*';
}
