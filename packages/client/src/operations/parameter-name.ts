/** What a parameter of the wire is called in code: `subject_set.namespace` is `subjectSetNamespace`, `MaxItems` is `maxItems`. */
export function parameterName(onTheWire: string): string {
  const joined = onTheWire.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase());
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}
