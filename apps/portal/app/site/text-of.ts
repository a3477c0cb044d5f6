/**
 * The text of ours that is called so; undefined where there is none. Names that publishers and visitors choose, such as
 * `__proto__`, find no more than texts.
 */
export function textOf(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
