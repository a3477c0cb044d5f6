/** A text of a page without what differs at each visit: names of people, ids, secrets and times. */
export function plainText(text: string, unique: string): string {
  return text
    .replaceAll(unique, 'UNIQUE')
    .replaceAll(/asha-[0-9a-f]{8}/g, 'asha-UNIQUE')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/(?<=(?:_challenge|code)=)[\w.-]+/g, 'ID')
    .replaceAll(/(?<=- code: )[A-Za-z0-9]+$/gm, 'SECRET')
    .replaceAll(/\b\d+(?:\.\d+)? (?:m?s|seconds?|minutes?)\b/g, 'TIME')
    .replaceAll('%0D%0A', '%0A');
}
