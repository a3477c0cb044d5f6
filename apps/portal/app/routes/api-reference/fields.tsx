import type { ReferenceCall, ReferenceField, ReferencePlace } from '@gazetteer/site';
import { useReferenceWords } from './reference-words.ts';
import { Told, withMarks } from './told.tsx';

/** What a call takes or answers, field by field. */
export function Fields({ fields }: { fields: readonly ReferenceField[] }) {
  return (
    <dl className="api-fields">
      {fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
    </dl>
  );
}

/** What a call answers when all is well. */
export function AnswerFields({ answer }: { answer: NonNullable<ReferenceCall['answer']> }) {
  const said = useReferenceWords();
  const { kind, fields, sameAs, anchor } = answer;
  return (
    <>
      <h3 id={anchor}>{said.answer(kind)}</h3>
      {fields.length > 0 && <Fields fields={fields} />}
      {sameAs && <Same place={sameAs} />}
    </>
  );
}

function Field({ field }: { field: ReferenceField }) {
  const { name, kind, isRequired, text, limits, fields, sameAs, anchor } = field;
  const said = useReferenceWords();
  return (
    <div>
      <dt>
        <code>{name}</code> <span>{kind}</span> {isRequired && <strong>{said.required}</strong>}
      </dt>
      <dd>
        {text && <Told as="span" text={text} />} {limits && <span>{withMarks(limits)}</span>}
        {fields && (
          <details>
            <summary>{said.fieldsOf(fields.length)}</summary>
            <div id={anchor}>
              <Fields fields={fields} />
            </div>
          </details>
        )}
        {sameAs && <Same place={sameAs} />}
      </dd>
    </div>
  );
}

function Same({ place: { anchor, label } }: { place: ReferencePlace }) {
  const said = useReferenceWords();
  return (
    <p>
      <a href={`#${anchor}`}>{said.sameAs(label)}</a>
    </p>
  );
}
