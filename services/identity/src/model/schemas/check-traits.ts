import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Problem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { reason, uiText, type UiText } from '../../forms/ui-text.ts';
import type { JsonSchema } from '../json-schemas/json-schema.ts';
import { newValidator, withoutDialect } from '../json-schemas/schema-validator.ts';
import { traitFields } from './trait-fields.ts';
import { traitValue } from './trait-value.ts';

// Characters of JSON: a schema may let anything pass, and anybody may sign up.
const LARGEST_TRAITS = 65_536;

const compiled = new WeakMap<JsonSchema, ValidateFunction>();

/**
 * Checks traits against an identity schema.
 * @returns what is wrong, by the names of the form's fields (`traits.x.y`); nothing when all is well
 * @throws when the schema itself cannot be read
 */
export function checkTraits(schema: JsonSchema, traits: unknown): Problem[] {
  if ((JSON.stringify(traits) ?? '').length > LARGEST_TRAITS) {
    return [{ node: 'traits', text: reason('This is more than can be kept of one person.') }];
  }
  const validate = compiled.get(schema) ?? compileSchema(schema);
  const problems = validate({ traits }) ? [] : (validate.errors ?? []).flatMap(toProblem);
  return problems.length > 0 ? problems : addressProblems(schema, traits);
}

function compileSchema(schema: JsonSchema): ValidateFunction {
  const validate = newValidator().compile(withoutDialect(schema));
  compiled.set(schema, validate);
  return validate;
}

const isEmail = newValidator().compile({ type: 'string', format: 'email' });

// What messages are sent to must be an address, whether or not the schema thought of saying so.
function addressProblems(schema: JsonSchema, traits: unknown): Problem[] {
  return traitFields(schema).flatMap(({ path, extension }) => {
    const { verification, recovery, codeIdentifier } = extension;
    if (![verification, recovery, codeIdentifier].includes('email')) return [];
    const value = traitValue(traits, path);
    const wrong = (Array.isArray(value) ? value : [value]).filter(
      (text) => text !== undefined && !isEmail(text),
    );
    return wrong.map((text) => ({ node: nodeName(path), text: badFormat('email', text) }));
  });
}

function toProblem({ keyword, instancePath, params, data, message, parentSchema }: ErrorObject): Problem[] {
  const path = instancePath.split('/').slice(2).map(unescapePointer);
  const { missingProperty, additionalProperty, limit, format, pattern } = params as Record<string, unknown>;
  switch (keyword) {
    case 'required': {
      const property = String(missingProperty);
      const node = instancePath === '' ? property : nodeName([...path, property]);
      return [{ node, text: uiText(messageIds.propertyMissing, { property }) }];
    }
    case 'minLength': {
      const lengths = { expected_length: limit, actual_length: lengthOf(data) };
      return [{ node: nodeName(path), text: uiText(messageIds.valueTooShort, lengths) }];
    }
    case 'format':
      return [{ node: nodeName(path), text: badFormat(format, data) }];
    case 'pattern':
      return [{ node: nodeName(path), text: badFormat(firstExample(parentSchema) ?? pattern, data) }];
    case 'additionalProperties': {
      const text = reason(`The property ${String(additionalProperty)} is not known.`);
      return [{ node: nodeName([...path, String(additionalProperty)]), text }];
    }
    // Says only that one of several alternatives failed; their own messages say why.
    case 'if':
      return [];
    default:
      return [{ node: nodeName(path), text: reason(`This ${message ?? 'is not valid'}.`) }];
  }
}

function badFormat(expected: unknown, actual: unknown): UiText {
  return uiText(messageIds.valueMalformed, { expected_format: expected, actual_value: actual });
}

// An example tells people more than a regular expression does.
function firstExample(schema: JsonSchema | undefined): unknown {
  const examples = schema?.['examples'];
  return Array.isArray(examples) ? examples[0] : undefined;
}

function nodeName(path: readonly string[]): string {
  return ['traits', ...path].join('.');
}

// As JSON Schema counts: characters, not UTF-16 units.
function lengthOf(value: unknown): number {
  return typeof value === 'string' ? Array.from(value).length : 0;
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
