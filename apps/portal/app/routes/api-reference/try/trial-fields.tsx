import type { TrialField } from '@gazetteer/site';
import { SelectField, TextField } from '@gazetteer/ui';
import type { Problems } from './compose-request.ts';
import { useTryWords } from './try-words.ts';

type TrialFieldsProps = {
  fields: readonly TrialField[];
  values: Readonly<Record<string, string>>;
  problems: Problems;
  onChange: (name: string, value: string) => void;
};

/** Most calls have few parameters; of those that have more, the ones nobody has to give are folded, behind a few. */
const mostUnfolded = 4;

/** A field for each parameter: those that are needed or begun first, the others folded. */
export function TrialFields(props: TrialFieldsProps) {
  const said = useTryWords();
  const { fields } = props;
  const isFirst = ({ isRequired, example }: TrialField) => isRequired || example !== undefined;
  const needed = fields.filter(isFirst);
  const begun = needed.length > 0 ? needed : fields.slice(0, mostUnfolded);
  const first = fields.length > mostUnfolded ? begun : fields;
  const others = fields.filter((field) => !first.includes(field));
  return (
    <>
      {first.map((field) => (
        <ParameterField key={field.name} field={field} {...props} />
      ))}
      {others.length > 0 && (
        <details className="api-others">
          <summary>{said.others(others.length)}</summary>
          <div className="api-form">
            {others.map((field) => (
              <ParameterField key={field.name} field={field} {...props} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

function ParameterField({ field, values, problems, onChange }: { field: TrialField } & TrialFieldsProps) {
  const { name, control, isRequired, choices, preset } = field;
  const said = useTryWords();
  const problem = problems[name];
  const shared = {
    label: isRequired ? said.required(name) : name,
    'data-field': name,
    value: values[name] ?? '',
    'aria-required': isRequired,
    error: problem && said.problem(problem),
  };
  const given = control === 'boolean' ? ['true', 'false'] : choices;
  if (given) {
    return (
      <SelectField {...shared} onChange={(event) => onChange(name, event.currentTarget.value)}>
        <option value="">{preset === undefined ? said.nothing : said.preset(preset)}</option>
        {given.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </SelectField>
    );
  }
  const hint = said.hints[control] ?? (preset === undefined ? undefined : said.preset(preset));
  return (
    <TextField
      {...shared}
      {...(hint !== undefined && { hint })}
      onChange={(event) => onChange(name, event.currentTarget.value)}
      inputMode={control === 'integer' ? 'numeric' : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
