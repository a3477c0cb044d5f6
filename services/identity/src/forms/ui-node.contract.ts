import { describedAs } from '@gazetteer/kernel';
import { type TObject, Type } from 'typebox';
import type { InputType } from './ui-node.ts';

/** A text of a form; clients translate it by `id` and `context`. */
export const TextSchema = Type.Object(
  {
    id: Type.Integer(),
    text: Type.String(),
    type: Type.String({
      ...describedAs(Type.Enum(['info', 'error', 'success'])),
      description: 'info, error or success',
    }),
    context: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  { title: 'UiText' },
);

const inputTypes = {
  text: true,
  password: true,
  number: true,
  checkbox: true,
  hidden: true,
  email: true,
  tel: true,
  submit: true,
  button: true,
  'datetime-local': true,
  date: true,
  url: true,
} satisfies Record<InputType, true>;

const more = { additionalProperties: true } as const;

const InputAttributes = Type.Object(
  {
    node_type: Type.Literal('input'),
    name: Type.String(),
    type: Type.Enum(Object.keys(inputTypes) as InputType[]),
    value: Type.Optional(Type.Unknown()),
    required: Type.Optional(Type.Boolean()),
    disabled: Type.Boolean(),
    autocomplete: Type.Optional(Type.String()),
    pattern: Type.Optional(Type.String()),
    maxlength: Type.Optional(Type.Integer()),
    label: Type.Optional(TextSchema),
    onclick: Type.Optional(Type.String()),
    onclickTrigger: Type.Optional(
      Type.String({ description: 'The function of webauthn.js that a click calls' }),
    ),
    onloadTrigger: Type.Optional(Type.String({ description: 'The one to call when the page has loaded' })),
  },
  more,
);

const TextAttributes = Type.Object(
  { node_type: Type.Literal('text'), id: Type.String(), text: TextSchema },
  more,
);

const ImageAttributes = Type.Object(
  {
    node_type: Type.Literal('img'),
    id: Type.String(),
    src: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
  },
  more,
);

const AnchorAttributes = Type.Object(
  { node_type: Type.Literal('a'), id: Type.String(), href: Type.String(), title: TextSchema },
  more,
);

const ScriptAttributes = Type.Object(
  {
    node_type: Type.Literal('script'),
    id: Type.String(),
    src: Type.String(),
    async: Type.Boolean(),
    referrerpolicy: Type.String(),
    crossorigin: Type.String(),
    integrity: Type.String(),
    type: Type.String(),
    nonce: Type.String(),
  },
  more,
);

const shared = {
  group: Type.String({ description: 'Which method it belongs to: default, password, oidc, code, totp, …' }),
  messages: Type.Array(TextSchema),
  meta: Type.Object({ label: Type.Optional(TextSchema) }),
};

const nodeOf = <Name extends string>(type: Name, attributes: TObject) =>
  Type.Object({ type: Type.Literal(type), ...shared, attributes });

/** A field, button or text of a form, by its type. */
const TypedNode = Type.Union(
  [
    nodeOf('input', InputAttributes),
    nodeOf('text', TextAttributes),
    nodeOf('img', ImageAttributes),
    nodeOf('a', AnchorAttributes),
    nodeOf('script', ScriptAttributes),
  ],
  { title: 'UiNode' },
);

/** The same for writing answers, which is faster where a form is not looked through for the types of its nodes. */
export const NodeSchema = Type.Object(
  {
    type: Type.String({ description: 'input, text, img, a or script' }),
    ...shared,
    attributes: Type.Record(Type.String(), Type.Unknown()),
  },
  describedAs(TypedNode),
);
