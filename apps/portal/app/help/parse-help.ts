/** A page of the help, as its Markdown file says it. */
export interface HelpText {
  title: string;
  /** What the page is for: all that stands before its first section. */
  lead: string;
  sections: HelpSection[];
}

export interface HelpSection {
  /** The part of the address behind `#`, the same in every language. */
  id: string;
  title: string;
  /** Markdown. */
  body: string;
  steps: HelpStep[];
}

/** One entry of a numbered list: something that the reader does. */
export interface HelpStep {
  /** The words in bold: what controls are called on the screen, in the order of the text. */
  names: string[];
  /** The address of the picture below the step. */
  picture: string | undefined;
}

const HEADING = /^## (?<title>.+?) \{#(?<id>[a-z][a-z-]*)\}$/;
const STEP = /^\d+\. /;

/**
 * Reads a page of the help: `# title`, a lead, and sections that begin with `## title {#id}`.
 * @throws Error where a heading of a section has no id
 */
export function parseHelp(markdown: string): HelpText {
  const [head = '', ...parts] = markdown.split(/^(?=## )/m);
  const [title = '', ...lead] = head.trim().split('\n');
  return {
    title: title.replace(/^# /, ''),
    lead: lead.join('\n').trim(),
    sections: parts.map(parseSection),
  };
}

function parseSection(part: string): HelpSection {
  const [heading = '', ...lines] = part.trim().split('\n');
  const { id, title } = HEADING.exec(heading)?.groups ?? {};
  if (id === undefined || title === undefined) throw new Error(`no '## title {#id}': ${heading}`);
  return { id, title, body: lines.join('\n').trim(), steps: stepsOf(lines).map(parseStep) };
}

/** The entries of numbered lists, each with the indented lines that belong to it. */
function stepsOf(lines: readonly string[]): string[] {
  const steps: string[] = [];
  let isInStep = false;
  for (const line of lines) {
    if (STEP.test(line)) steps.push(line);
    else if (isInStep && /^( {3}|$)/.test(line)) steps.push(`${steps.pop() ?? ''}\n${line}`);
    isInStep = STEP.test(line) || (isInStep && /^( {3}|$)/.test(line));
  }
  return steps;
}

function parseStep(text: string): HelpStep {
  return { names: boldWords(text), picture: /!\[[^\]]*\]\(([^)]+)\)/.exec(text)?.[1] };
}

/** All that stands in bold in a text. */
export function boldWords(text: string): string[] {
  return [...text.matchAll(/\*\*(.+?)\*\*/gs)].map(([, words = '']) => words.replaceAll(/\s+/g, ' '));
}
