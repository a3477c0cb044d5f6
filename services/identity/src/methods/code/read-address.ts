import { Ajv } from 'ajv';
import ajvFormats from 'ajv-formats';
import type { Submission } from '../../engine/flow-method.ts';
import { uiText } from '../../forms/ui-text.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { normalizeIdentifier } from '../../model/schemas/identifier.ts';
import { sentState } from './sent-state.ts';

const ajv = new Ajv();
ajvFormats.default(ajv, ['email']);
const isEmail = ajv.compile({ type: 'string', format: 'email', maxLength: 254 });

/**
 * The address a form asks to send something to, in its stored form; undefined when it asks for nothing.
 * @throws 4000004 (FormProblem) for what is no address
 */
export function readAddress({ body, flow }: Submission): string | undefined {
  const { email } = body;
  if (email === undefined || email === '') return undefined;
  const address = typeof email === 'string' ? normalizeIdentifier(email) : '';
  // A resend names the address again, which may be a phone where the flow was not begun by this form.
  if (isEmail(address) || (address !== '' && address === sentState(flow)?.address)) return address;
  throw formProblem(uiText(4000004, { expected_format: 'email', actual_value: email }), 'email');
}
