import type { FlowUi, FormValues } from '@gazetteer/ui';

/** The country's prefix, which every phone number is kept with. */
const prefix = '+91-';

/** The number with its prefix; none stays none. */
export function withPrefix(phone: string): string {
  return phone === '' || phone.startsWith(prefix) ? phone : prefix + phone;
}

/** The same in the values of a registration. */
export function prefixPhone(values: FormValues): FormValues {
  const { traits } = values;
  if (typeof traits !== 'object' || typeof traits.phone !== 'string') return values;
  return { ...values, traits: { ...traits, phone: withPrefix(traits.phone) } };
}

/** The same in a form as browsers post it. */
export function prefixPhoneField(form: URLSearchParams): void {
  const phone = form.get('traits.phone');
  if (phone) form.set('traits.phone', withPrefix(phone));
}

/** The form without the pattern for phones: browsers would refuse the number before it gets its prefix. */
export function takesAnyPhone(ui: FlowUi): FlowUi {
  const nodes = ui.nodes.map((node) => {
    if (node.type !== 'input' || node.attributes.name !== 'traits.phone') return node;
    const { pattern: _pattern, ...attributes } = node.attributes;
    return { ...node, attributes };
  });
  return { ...ui, nodes };
}
