import { Type, type Static } from 'typebox';
import { ErrorsAnswer } from '../../http/answer-errors.ts';
import { LONGEST_TEXT } from '../thread/thread.contract.ts';

const LONGEST_TITLE = 120;
/** So many are listed at once, and nobody finds one among more. */
export const MOST_TEMPLATES = 200;

/** What a text may leave open; filled in when an answer is begun. */
export const placeholders = ['name', 'subject'] as const;

const Text = Type.String({ maxLength: LONGEST_TEXT });
const Title = Type.String({ maxLength: LONGEST_TITLE, description: 'What it is called among editors' });

const Texts = Type.Object(
  { en: Text, fr: Text },
  {
    description:
      'Plain text in each language, empty where there is none; {name} stands for the name of the writer, {subject} for what they wrote about',
  },
);

const Revision = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

export const AnswerTemplate = Type.Object({
  id: Type.String(),
  revision: Type.Integer({ description: 'Counts its changes; whoever changes it names it' }),
  title: Title,
  texts: Texts,
  updated_at: Type.String(),
});

export type AnswerTemplate = Static<typeof AnswerTemplate>;

export const TemplateAnswer = Type.Object({ data: AnswerTemplate });
export const TemplateConflict = Type.Object({ ...ErrorsAnswer.properties, data: AnswerTemplate });
export const TemplateListAnswer = Type.Object({ data: Type.Array(AnswerTemplate) });

export const TemplateBody = Type.Object({ title: Title, texts: Texts });
export const TemplateChange = Type.Object({ revision: Revision, title: Title, texts: Texts });

export const TemplateParameters = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,64}$' }) });
