export type ContactFields = Record<'name' | 'email' | 'phone' | 'message', string>;

export type ContactProblem =
  | 'nameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneRequired'
  | 'phoneInvalid'
  | 'messageRequired';

/** What is wrong with a contact request, field by field, in the order of the form. */
export function checkContact(fields: ContactFields): [field: keyof ContactFields, problem: ContactProblem][] {
  const checks: [keyof ContactFields, ContactProblem | undefined][] = [
    ['name', isEmpty(fields.name) ? 'nameRequired' : undefined],
    ['email', isEmpty(fields.email) ? 'emailRequired' : isMail(fields.email) ? undefined : 'emailInvalid'],
    ['phone', isEmpty(fields.phone) ? 'phoneRequired' : isPhone(fields.phone) ? undefined : 'phoneInvalid'],
    ['message', isEmpty(fields.message) ? 'messageRequired' : undefined],
  ];
  return checks.flatMap(([field, problem]) => (problem ? [[field, problem]] : []));
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}

function isMail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

/** Ten digits; who types spaces between them means the same. */
function isPhone(text: string): boolean {
  return /^\d{10}$/.test(text.replaceAll(/\s/g, ''));
}
