/** One function of an example file: code that prepares, and what is called after that, one snippet a call. */
export type Example = {
  /** What it is about, from the function's comment. */
  text: string;
  /** Code that the snippets need. */
  setUp: string;
  snippets: Snippet[];
};

export type Snippet = {
  call: string;
  /** What is said of the call beside its name. */
  note: string;
  code: string;
};

const functions =
  /\/\*\* (?<text>[^*]+?) \*\/\n(?:export )?async function \w+\([\s\S]*?\) \{\n(?<body>[\s\S]*?)\n\}\n/g;
/** `// createIdentity: a note` begins the snippet of a call; what follows `// Afterwards` is of no use to readers. */
const marker = /^\/\/ (?<call>\w+)(?:: (?<note>.*))?$/;
const aside = /^\/\/ (Afterwards|Meanwhile)$/;

/**
 * Reads a file of examples: functions whose comments name the call that the code below shows.
 * @param isCall tells names of calls from other words
 */
export function readExamples(source: string, isCall: (name: string) => boolean): Example[] {
  const preamble = readPreamble(source);
  return [...source.matchAll(functions)].map(({ groups: { text = '', body = '' } = {} }, index) => {
    const { setUp, snippets } = readBody(body, isCall);
    const before = index === 0 ? `${preamble}\n\n${setUp}` : setUp;
    return { text: text.replaceAll(/\s*\n \* ?/g, ' ').trim(), setUp: before.trim(), snippets };
  });
}

/** What stands before the first function, apart from what only the examples are given. */
function readPreamble(source: string): string {
  const first = source.search(functions);
  return source
    .slice(0, first === -1 ? 0 : first)
    .replaceAll(/^import [^;]*'\.\/set-up\.ts';\n/gm, '')
    .trim();
}

function readBody(body: string, isCall: (name: string) => boolean): Pick<Example, 'setUp' | 'snippets'> {
  const setUp: string[] = [];
  const snippets: (Snippet & { lines: string[] })[] = [];
  let lines = setUp;
  for (const indented of body.split('\n')) {
    const line = indented.replace(/^ {2}/, '');
    const { call = '', note = '' } = marker.exec(line)?.groups ?? {};
    if (isCall(call)) {
      lines = [];
      snippets.push({ call, note, code: '', lines });
    } else if (aside.test(line)) lines = [];
    else lines.push(line);
  }
  return {
    setUp: setUp.join('\n').trim(),
    snippets: snippets.map(({ lines: code, ...snippet }) => ({ ...snippet, code: code.join('\n').trim() })),
  };
}
