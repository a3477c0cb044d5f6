import { parse } from '@babel/parser';
import { analyse } from 'scslre';

/** A regular expression whose work may grow faster than its text. */
export type SlowRegex = {
  line: number;
  /** As it stands in the source: `/\s+$/`. */
  regex: string;
  /** `polynomial`: a text of twice the length takes at least four times as long. `exponential`: one character more, twice. */
  growth: 'polynomial' | 'exponential';
};

type Node = { type: string; loc?: { start: { line: number } }; [part: string]: unknown };

/**
 * Finds the regular expressions of a TypeScript source that are not linear: literals, `RegExp` of a text, and the `pattern`
 * of a schema. One that is put together at run time is not seen.
 * @throws where the source or an expression of it cannot be read
 */
export function slowRegexes(source: string): SlowRegex[] {
  const { program } = parse(source, {
    sourceType: 'module',
    plugins: ['typescript', 'jsx', 'explicitResourceManagement'],
  });
  const slow: SlowRegex[] = [];
  visit(program as unknown as Node, (node) => {
    const regex = regexOf(node);
    const growth = regex && growthOf(regex);
    if (growth)
      slow.push({ line: node.loc?.start.line ?? 0, regex: `/${regex.pattern}/${regex.flags}`, growth });
  });
  return slow;
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const part of Object.values(node)) {
    for (const child of [part].flat()) if (isNode(child)) visit(child, look);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

type Regex = { pattern: string; flags: string };

function regexOf({ type, ...node }: Node): Regex | undefined {
  if (type === 'RegExpLiteral') return { pattern: String(node['pattern']), flags: String(node['flags']) };
  if (type === 'NewExpression' || type === 'CallExpression') {
    const [pattern, flags] = node['arguments'] as Node[];
    const isRegex = (node['callee'] as Node)['name'] === 'RegExp';
    return isRegex ? ofTexts(pattern, flags) : undefined;
  }
  const isPattern = type === 'ObjectProperty' && (node['key'] as Node)['name'] === 'pattern';
  return isPattern ? ofTexts(node['value'] as Node) : undefined;
}

function ofTexts(pattern?: Node, flags?: Node): Regex | undefined {
  const [text, marks = ''] = [textOf(pattern), textOf(flags)];
  return text === undefined ? undefined : { pattern: text, flags: marks };
}

function textOf(node?: Node): string | undefined {
  return node?.type === 'StringLiteral' && typeof node['value'] === 'string' ? node['value'] : undefined;
}

function growthOf({ pattern, flags }: Regex): SlowRegex['growth'] | undefined {
  const { reports } = analyse({ source: pattern, flags });
  if (reports.some(({ exponential }) => exponential)) return 'exponential';
  return reports.length > 0 ? 'polynomial' : undefined;
}
