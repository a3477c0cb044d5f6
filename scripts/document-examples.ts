/** A program in a document: a block in a language that is run. */
export type Example = {
  file: string;
  /** Of its first line, from 1. */
  line: number;
  language: Language;
  code: string;
  /** Why it cannot be run as it is written, where its document says so. */
  notRun?: string;
};

export type Language = 'sh' | 'python' | 'js' | 'r';

const fences: Readonly<Record<string, Language>> = {
  '': 'sh',
  sh: 'sh',
  bash: 'sh',
  python: 'python',
  js: 'js',
  r: 'r',
};

const BLOCK = /^(?:<!-- not run: (?<notRun>[^\n]+) -->\n)?```(?<fence>\w*)\n(?<code>[\s\S]*?)^```$/gm;

/**
 * The examples of a Markdown document, in their order. Commands of a shell count where they call an API by curl, or prepare
 * for one that does. A comment `<!-- not run: reason -->` in the line above a block says that it cannot be run as it is.
 */
export function readExamples(file: string, markdown: string): Example[] {
  return [...markdown.matchAll(BLOCK)].flatMap((block) => {
    const { fence = '', code = '', notRun } = block.groups ?? {};
    const language = fences[fence];
    if (!language || (language === 'sh' && !/\bcurl |^export GAZETTEER=/m.test(code))) return [];
    const before = markdown.slice(0, block.index + block[0].indexOf('```'));
    const line = before.split('\n').length + 1;
    return [{ file, line, language, code, ...(notRun ? { notRun } : {}) }];
  });
}

/** The addresses that documents use for a portal. */
const PORTALS = ['https://data.example.org', 'http://localhost:3000'];

const markers: Readonly<Record<Language, (mark: string) => string>> = {
  sh: (mark) => `echo '${mark}'`,
  python: (mark) => `print('${mark}', flush=True)`,
  js: (mark) => `console.log('${mark}');`,
  r: (mark) => `cat('${mark}\\n')`,
};

const MARK = '#example-';

/**
 * One program of examples that go on from one another; each begins by saying its number. The only change is that the
 * address of a portal is the one that is given. curl is made to fail where it is refused.
 */
export function writeProgram(examples: readonly Example[], language: Language, portal: string): string {
  const begin =
    language === 'sh'
      ? 'set -euo pipefail\ncurl() { command curl --no-progress-meter --fail-with-body "$@"; }\n'
      : '';
  const parts = examples.map(({ code }, index) => `${markers[language](`${MARK}${index}`)}\n${code}`);
  return PORTALS.reduce((text, address) => text.replaceAll(address, portal), begin + parts.join('\n'));
}

/** What each example printed, as far as they came. */
export function outputsOf(output: string): string[] {
  return output.split(new RegExp(`${MARK}\\d+\\n`)).slice(1);
}

/** An error in an answer of status 200, as GraphQL and the protocol of assistants send it. */
export function toldError(output: string): string | undefined {
  return /"errors":\[.{0,200}|"isError":true.{0,200}/s.exec(output)?.[0];
}
