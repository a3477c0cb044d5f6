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
  throw invalidInput(fieldErrors(validator.Errors(input), schema));
}

function validatorOf(schema: TObject): Validator {
  const known = validators.get(schema);
  if (known) return known;
  const validator = Compile(schema);
  validators.set(schema, validator);
  return validator;
}

type Problem = ReturnType<Validator['Errors']>[number];

function fieldErrors(problems: Problem[], schema: TObject): FieldErrors {
  // Fields have any names, `__proto__` among them.
  const fields = Object.create(null) as FieldErrors;
  const told = telling(problems);
  for (const problem of told) {
    for (const [field, text] of describe(problem, told, schema)) {
      const texts = (fields[field] ??= []);
      if (!texts.includes(text)) texts.push(text);
    }
  }
  return fields;
}

// If a field may be null or of some type, only what is wrong with that type is worth reporting, and of an unknown one that it is
// unknown.
function telling(problems: Problem[]): Problem[] {
  const told = problems.filter(({ keyword, params }) => {
    return (
      keyword !== 'anyOf' &&
      keyword !== 'boolean' &&
      !(keyword === 'type' && 'type' in params && params.type === 'null')
    );
  });
  return told.length > 0 ? told : problems;
}

function describe(problem: Problem, all: Problem[], schema: TObject): [field: string, text: string][] {
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
  return [[field || '__junk', `${where}${words(problem, all, schema)}`]];
}

function words(problem: Problem, all: Problem[], schema: TObject): string {
  const integer = integerWords(problem, all, schema);
  if (integer) return integer;
  if (problem.keyword === 'const') {
    const choices = all.filter(({ instancePath }) => instancePath === problem.instancePath);
    const values = choices.flatMap((one) =>
      one.keyword === 'const' ? [String(one.params.allowedValue)] : [],
    );
    return `Invalid value: must be ${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`;
  }
  if (problem.keyword === 'enum') {
    return `Invalid value: must be one of ${problem.params.allowedValues.map(String).join(', ')}`;
  }
  if (problem.keyword === 'type')
    return `Invalid value: must be ${[problem.params.type].flat().join(' or ')}`;
  return `Invalid value: ${problem.message}`;
}

/** CKAN's words for what is no integer, where nothing else may stand there, or a negative one. */
function integerWords(problem: Problem, all: Problem[], schema: TObject): string | undefined {
  if (problem.keyword === 'type' && problem.params.type === 'integer') {
    const here = all.filter(({ instancePath }) => instancePath === problem.instancePath);
    return here.length === 1 ? 'Invalid integer' : undefined;
  }
  const isNegative = problem.keyword === 'minimum' && problem.params.limit === 0;
  return isNegative && schemaAt(schema, problem.schemaPath)['type'] === 'integer'
    ? 'Must be a natural number'
    : undefined;
}

/** The part of a schema that a path such as `#/properties/rows` names. */
function schemaAt(schema: TObject, path: string): Record<string, unknown> {
  let part: Record<string, unknown> = { ...schema };
  for (const step of path.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    part = (part[name] ?? {}) as Record<string, unknown>;
  }
  return part;
}
