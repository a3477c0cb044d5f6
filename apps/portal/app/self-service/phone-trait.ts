import type { FlowUi, FormValues } from '@gazetteer/ui';
import { useMemo } from 'react';
import type { RunningFlow } from './use-flow.ts';

/** The country's code, and the prefix that every phone number is stored with. */
const countryCode = '91';
const prefix = `+${countryCode}-`;

/** The digits of a number without the country's code or the zero of calls within it. */
const ownNumber = new RegExp(String.raw`^(?:\+${countryCode}|00${countryCode}|${countryCode}|0)?(\d{10})$`);

/**
 * The number as it is stored, from the ways people write it: with or without the country's code, with blanks, hyphens, dots
 * and brackets. Digits that are no whole number get the prefix; what is something else, such as a number of another
 * country, stays as it was typed, and its field says what is wrong. None stays none.
 */
export function storedPhone(typed: string): string {
  const digits = typed.replaceAll(/[\s()./\u2010-\u2015-]/g, '');
  const own = ownNumber.exec(digits)?.[1];
  if (own) return prefix + own;
  return /^\d+$/.test(digits) ? prefix + digits : typed;
}

/** The same in the values of a form. */
export function storePhone(values: FormValues): FormValues {
  const { traits } = values;
  if (typeof traits !== 'object' || typeof traits.phone !== 'string') return values;
  return { ...values, traits: { ...traits, phone: storedPhone(traits.phone) } };
}

/** The same in a form as browsers post it. */
export function storePhoneField(form: URLSearchParams): void {
  const phone = form.get('traits.phone');
  if (phone) form.set('traits.phone', storedPhone(phone));
}

/** The form without the pattern for phones: browsers would refuse the number before it is read. */
export function takesAnyPhone(ui: FlowUi): FlowUi {
  const nodes = ui.nodes.map((node) => {
    if (node.type !== 'input' || node.attributes.name !== 'traits.phone') return node;
    const { pattern: _pattern, ...attributes } = node.attributes;
    return { ...node, attributes };
  });
  return { ...ui, nodes };
}

/** A flow whose form takes phone numbers as people write them. */
export function usePhoneTrait(running: RunningFlow): RunningFlow {
  const { flow, submit } = running;
  const eased = useMemo(() => ({ ...flow, ui: takesAnyPhone(flow.ui) }), [flow]);
  return { ...running, flow: eased, submit: (values) => submit(storePhone(values)) };
}
