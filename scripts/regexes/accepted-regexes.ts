const ownServer = 'it reads what our own server has written';
const writer = 'it reads, in the browser of whoever writes, their own text up to the caret';
const operator = 'it reads files that the operator of the installation imports by hand';
const search = 'it reads 500 characters at most';
const frequency = 'it reads 200 characters at most';

/** Regular expressions of the product that are not linear and may stay, by file: each with what bounds its text. */
export const acceptedRegexes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/console/app/project/next-page.server.ts': {
    [String.raw`/<([^>]*)>\s*;\s*rel="?next"?/`]: ownServer,
  },
  'apps/console/app/routes/portal/revisions/compare-words.server.ts': {
    [String.raw`/[^\n]*\n|[^\n]+$/g`]:
      'a line that does not end with a line break is the last one, and read twice',
  },
  'apps/portal/app/chart-builder/computed/complete-formula.ts': {
    [String.raw`/(?:\[[^\]]*|[\p{L}_][\p{L}\p{M}\p{N}_]*)$/u`]: writer,
  },
  'apps/portal/app/routes/resource/api-examples.ts': {
    [String.raw`/(?<=: |\[\n? *)(true|false|null)(?=[,\n\]])/g`]:
      'it reads JSON of ours, in which blanks stand at the start of lines only, two for each level',
  },
  'apps/portal/app/routes/resource/sql/sql-code-editor.ts': {
    [String.raw`/[\w"]+$/`]: writer,
  },
  'packages/client/src/operations/parameter-name.ts': {
    [String.raw`/[^A-Za-z0-9]+(.)/g`]: 'it reads names of parameters in the contract',
  },
  'packages/client/src/written/write-call.ts': {
    [String.raw`/^(\s*)"([A-Za-z_$][\w$]*)":/gm`]: 'it reads JSON of ours, in which no line is empty',
  },
  'packages/ory/src/duration.ts': {
    [String.raw`/(\d+(\.\d+)?)(ms|s|m|h)/g`]:
      'it reads texts in which each number has a unit, as was checked before',
  },
  'packages/ui/src/figures/quick-writing.ts': {
    [String.raw`/\B(?=(?:\d{3})+$)/g`]: 'it reads the digits of one number, 309 at most',
  },
  'packages/ui/src/self-service/trigger.ts': {
    [String.raw`/^\s*(?:window\.)?(\w+)\(([\s\S]*)\)\s*;?\s*$/`]: ownServer,
  },
  'services/catalogue/src/figures/searched-words.ts': {
    [String.raw`/@|:\/\/|\bwww\.|\p{L}[\p{L}\p{N}-]*\.\p{L}{2,}/u`]: search,
    [String.raw`/^['-]+|['-]+$/g`]: search,
  },
  'services/catalogue/src/search/query/plain-query.ts': {
    [String.raw`/(?<=(?:^|[\s(+\-!])[\w.*-]+):(?!\s|\/\/|$)/`]:
      'each colon looks back as far as a name goes, and a name has no colon: each character is read once',
  },
  'services/datastore/src/sql-console/bounded-calls.ts': {
    [String.raw`/([+-]?\d+)\s*([a-z]+)/gi`]:
      'it reads texts in which each number has nine digits at most and a unit, as was checked before',
  },
  'services/datastore/src/sql-console/similar-pattern.ts': {
    [String.raw`/\\[\s\S]|\[\^?\]?[^\]]*\]|[\s\S]/gu`]:
      'it reads up to the last closing bracket, so that each opening one ends',
  },
  'services/harvest/src/files/read-areas-row.ts': {
    [String.raw`/,(?![^(]*\))/`]: operator,
    [String.raw`/^(\S+)\s*\(([^)]*)\)$/`]: operator,
    [String.raw`/(\d+) digits/`]: operator,
  },
  'services/harvest/src/files/read-readme-folder.ts': {
    [String.raw`/^([^:]*):\s*(.*)$/`]: operator,
  },
  'services/harvest/src/foreign/open-harvest.ts': {
    [String.raw`/[?#].*$/`]: 'it reads the address of a source, which has 2,000 characters at most',
    [String.raw`/\/+(api(\/.*)?|dataset)?\/*$/`]:
      'it reads the address of a source, which has 2,000 characters at most',
  },
  'services/harvest/src/words/frequency-words.ts': {
    [String.raw`/(\d*)\s*[年月]/`]: frequency,
    [String.raw`/(\d+)\s*回/`]: frequency,
    [String.raw`/(\d+)\s*[年月]/`]: frequency,
  },
};
