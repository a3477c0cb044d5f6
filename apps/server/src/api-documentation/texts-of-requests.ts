type Schema = { type?: string | string[]; maxLength?: number; [part: string]: unknown };

type Operation = {
  parameters?: { name?: string | undefined; in?: string | undefined; schema?: object | undefined }[];
  requestBody?: undefined | { content?: Record<string, { schema?: object | undefined }> | undefined };
};

/** As much of an OpenAPI 3.1 description as says what requests take. */
export type DescribedRequests = {
  paths?: Record<string, Record<string, Operation>> | undefined;
  components?: { schemas?: Record<string, object> } | undefined;
};

/** A text that a request takes. */
export type TextOfRequest = {
  /** As `post /api/looks`. */
  call: string;
  /** Where it stands in the request, as `query:q` or `body.tags[].name`. */
  place: string;
  /** In characters; undefined where nothing bounds it. */
  maxLength: number | undefined;
};

/** Texts longer than a long page of prose, and why nothing waits for them. */
const LONG_ON_PURPOSE: Readonly<Record<string, string>> = {
  'body.text': 'a table that is pasted; it is written to a file as it is, and read in slices',
  'body.spec': 'a chart with rows of its own; parsed once, as any JSON of that size',
  'body.tag_string': 'names with commas between them; split once',
  'query:$select': 'names of columns, which the parser of the protocol splits once',
  'query:$orderby': 'names of columns, which the parser of the protocol splits once',
  'body.texts.en.body': 'the text of an article, which only editors write',
  'body.texts.fr.body': 'the text of an article, which only editors write',
  'body.body': 'the text of an article, shown to its editor before it is saved',
  body: 'a text of the permission language, parsed once',
};
const LONG = 20_000;

/** Lists every text that a request to the described server takes; a text of fixed choices is none. */
export function textsOfRequests({ paths = {}, components }: DescribedRequests): TextOfRequest[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
      const inputs = [
        ...parameters.map(({ in: where, name, schema }) => ({ place: `${where}:${name}`, schema })),
        ...Object.values(requestBody?.content ?? {}).map(({ schema }) => ({ place: 'body', schema })),
      ];
      return inputs.flatMap(({ place, schema }) =>
        textsIn(schema, place, components?.schemas ?? {}).map((text) => ({
          call: `${method} ${path}`,
          ...text,
        })),
      );
    }),
  );
}

/** Says what is wrong with the bounds of the texts that requests take, one line each; none where all is well. */
export function boundFaults(description: DescribedRequests): string[] {
  const texts = textsOfRequests(description);
  const isLong = ({ maxLength = 0 }: TextOfRequest) => maxLength > LONG;
  return [
    ...texts
      .filter(({ maxLength }) => maxLength === undefined)
      .map(({ call, place }) => `${call}: ${place} takes a text of any length`),
    ...texts
      .filter((text) => isLong(text) && !(text.place in LONG_ON_PURPOSE))
      .map(
        ({ call, place, maxLength }) =>
          `${call}: ${place} takes ${maxLength} characters, and nothing says why`,
      ),
    ...Object.keys(LONG_ON_PURPOSE)
      .filter((place) => !texts.some((text) => isLong(text) && text.place === place))
      .map((place) => `${place} is said to be long on purpose, and is not`),
  ];
}

function textsIn(
  schema: unknown,
  place: string,
  components: Readonly<Record<string, object>>,
  above: readonly string[] = [],
): Omit<TextOfRequest, 'call'>[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref, properties, patternProperties, items, additionalProperties, ...own } = schema as Schema;
  if (typeof $ref === 'string') {
    if (above.includes($ref)) return [];
    return textsIn(components[$ref.split('/').at(-1) ?? ''], place, components, [...above, $ref]);
  }
  const inside = (part: unknown, where: string) => textsIn(part, where, components, above);
  return [
    ...(isText(own) ? [{ place, maxLength: own.maxLength }] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, part]) => inside(part, `${place}.${name}`)),
    ...Object.values(patternProperties ?? {}).flatMap((part) => inside(part, `${place}.*`)),
    ...inside(additionalProperties, `${place}.*`),
    ...[items].flat().flatMap((part) => inside(part, `${place}[]`)),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((name) =>
      [own[name] ?? []].flat().flatMap((part) => inside(part, place)),
    ),
  ];
}

function isText({ type, ...more }: Schema): boolean {
  const isFixed = 'enum' in more || 'const' in more;
  return [type].flat().includes('string') && !isFixed && more['format'] !== 'binary';
}
