import { invalidInput, type FieldErrors } from '@gazetteer/kernel';
import type { Static, TObject } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

const validators = new WeakMap<TObject, Validator>();

/**
 * Checks an input against its schema.
 * @throws invalid_input with the texts that clients of CKAN know, all wrong fields at once
 */
export function checkInput<Input extends TObject>(
  schema: Input,
  input: Record<string, unknown>,
): Static<Input> {
  const validator = validatorOf(schema);
  if (validator.Check(input)) return input as Static<Input>;
  throw invalidInput(fieldErrors(validator.Errors(input)));
}

function validatorOf(schema: TObject): Validator {
  const known = validators.get(schema);
  if (known) return known;
  const validator = Compile(schema);
  validators.set(schema, validator);
  return validator;
}

type Problem = ReturnType<Validator['Errors']>[number];

function fieldErrors(problems: Problem[]): FieldErrors {
  // Fields have any names, `__proto__` among them.
  const fields = Object.create(null) as FieldErrors;
  const told = telling(problems);
  for (const problem of told) {
    for (const [field, text] of describe(problem, told)) {
      const texts = (fields[field] ??= []);
      if (!texts.includes(text)) texts.push(text);
    }
  }
  return fields;
}

// If a field may be null or of some type, only what is wrong with that type is worth reporting.
function telling(problems: Problem[]): Problem[] {
  const told = problems.filter(({ keyword, params }) => {
    return keyword !== 'anyOf' && !(keyword === 'type' && 'type' in params && params.type === 'null');
  });
  return told.length > 0 ? told : problems;
}

function describe(problem: Problem, all: Problem[]): [field: string, text: string][] {
  const [field = '', ...inner] = problem.instancePath.slice(1).split('/');
  const where = inner.length > 0 ? `${inner.join('.')}: ` : '';
  if (problem.keyword === 'required') {
    const missing = problem.params.requiredProperties;
    return field === ''
      ? missing.map((name) => [name, 'Missing value'])
      : [[field, `${where}${missing.join(', ')}: Missing value`]];
  }
  if (problem.keyword === 'additionalProperties') {
    return problem.params.additionalProperties.map((name) => [name, `${where}Unknown parameter`]);
  }
  return [[field || '__junk', `${where}${words(problem, all)}`]];
}

function words(problem: Problem, all: Problem[]): string {
  if (problem.keyword === 'const') {
    const choices = all.filter(({ instancePath }) => instancePath === problem.instancePath);
    const values = choices.flatMap((one) =>
      one.keyword === 'const' ? [String(one.params.allowedValue)] : [],
    );
    return `Invalid value: must be ${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`;
  }
  if (problem.keyword === 'type')
    return `Invalid value: must be ${[problem.params.type].flat().join(' or ')}`;
  return `Invalid value: ${problem.message}`;
}
