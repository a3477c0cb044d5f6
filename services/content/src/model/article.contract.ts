/**
 * What travels about articles and pages. Readers get an `ArticleItem`, in the language they ask for; editors work on an
 * `Article`, which holds all languages as Markdown.
 */
import { Type, type Static } from 'typebox';
import { languages } from './languages.ts';
import { Picture } from './picture.contract.ts';

const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T, description?: string) =>
  Type.Union([type, Type.Null()], description ? { description } : {});

const Time = (description: string) => Type.String({ maxLength: 40, description: `${description}; ISO 8601` });

const LanguageField = (description: string) => Type.Enum([...languages], { description });

const KindField = Type.Enum(['blog', 'news', 'event', 'page']);

const StateField = Type.Enum(['draft', 'scheduled', 'published', 'archived']);

/** When and where an event takes place. */
const EventFields = Type.Object({
  starts_at: Time('When it begins'),
  ends_at: OrNull(Time('When it ends')),
  place: OrNull(Type.String({ maxLength: 300 })),
});

/** An article or page as readers get it. */
export const ArticleItem = Type.Object({
  id: OrNull(Type.String(), 'Null for a page that nobody has edited yet'),
  type: KindField,
  slug: Type.String(),
  title: Type.String(),
  excerpt: Type.String({ description: 'Plain text' }),
  content: Type.Optional(
    Type.String({ description: 'HTML that is safe to show; in lists only where `fields` asks for it' }),
  ),
  language: LanguageField('The language of title, excerpt and content'),
  languages: Type.Array(LanguageField('One it is written in')),
  date: OrNull(Time('When it was published')),
  modified: OrNull(Time('When it was last changed')),
  authors: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
  featured_image: OrNull(Picture),
  reading_minutes: Type.Integer(),
  datasets: Type.Array(Type.Object({ name: Type.String(), title: Type.String() })),
  event: OrNull(EventFields),
});

export type ArticleItem = Static<typeof ArticleItem>;

const Meta = Type.Object({
  total_count: Type.Integer({ description: 'How many there are of these kinds' }),
  filter_count: Type.Integer({ description: 'How many of them fit' }),
});

export const ItemsAnswer = Type.Object({ data: Type.Array(Type.Partial(ArticleItem)), meta: Meta });

/** An article named beside another. */
const Neighbour = Type.Object({ slug: Type.String(), title: Type.String(), language: LanguageField('Its') });

export const ItemAnswer = Type.Object({ data: ArticleItem });

export const ItemWithNeighboursAnswer = Type.Object({
  data: ArticleItem,
  meta: Type.Object({
    previous: OrNull(Neighbour, 'The one published before it'),
    next: OrNull(Neighbour, 'The one published after it'),
  }),
});

/** What an article says in one language. */
const ArticleText = Type.Object({
  title: Type.String({ maxLength: 200 }),
  excerpt: Type.String({ maxLength: 500, default: '', description: 'Plain text for lists and feeds' }),
  body: Type.String({ maxLength: 100_000, default: '', description: 'Markdown' }),
});

export type ArticleText = Static<typeof ArticleText>;

/** An article or page as editors work on it. */
export const Article = Type.Object({
  id: Type.String(),
  kind: KindField,
  state: StateField,
  slug: Type.String(),
  former_slugs: Type.Array(Type.String(), { description: 'They lead to the one it has' }),
  revision: Type.Integer({ description: 'To be named by who changes it' }),
  publish_at: OrNull(Time('When it will be, or was, published, as readers are told')),
  first_published_at: OrNull(Time('When readers could first see it')),
  texts: Type.Object({ en: Type.Optional(ArticleText), fr: Type.Optional(ArticleText) }),
  authors: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
  featured_media: OrNull(Type.String(), 'Id of a picture'),
  featured_image: OrNull(Picture),
  datasets: Type.Array(Type.String(), { description: 'Names; readers see those that are public' }),
  event: OrNull(EventFields),
  created_at: Type.String(),
  updated_at: Type.String(),
  saved_by: OrNull(
    Type.String(),
    'Address of who saved it last, or the name of a key; null for the schedule',
  ),
});

export type Article = Static<typeof Article>;

export const ArticleAnswer = Type.Object({ data: Article });

/** An article in an editor's list. */
export const ArticleRow = Type.Object({
  id: OrNull(Type.String(), 'Null for a page of the site file that nobody has edited yet'),
  kind: KindField,
  state: StateField,
  slug: Type.String(),
  revision: Type.Integer(),
  title: Type.String({
    description: 'In the language asked for, else in the other; empty where it has none',
  }),
  languages: Type.Array(LanguageField('One it has a title in')),
  publish_at: OrNull(Type.String()),
  updated_at: OrNull(Type.String()),
});

export type ArticleRow = Static<typeof ArticleRow>;

export const RowsAnswer = Type.Object({ data: Type.Array(ArticleRow), meta: Meta });

const content = {
  slug: Type.Optional(
    OrNull(
      Type.String({ maxLength: 100 }),
      'Last part of the address: small letters, digits and hyphens; made from the title where empty',
    ),
  ),
  texts: Type.Optional(
    Type.Object(
      { en: Type.Optional(OrNull(ArticleText)), fr: Type.Optional(OrNull(ArticleText)) },
      { description: 'Each language that is given is replaced whole; null removes it, others stay' },
    ),
  ),
  authors: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 10 })),
  tags: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 20 })),
  featured_media: Type.Optional(OrNull(Type.String({ maxLength: 64 }), 'Id of a picture')),
  datasets: Type.Optional(
    Type.Array(Type.String({ pattern: '^[a-z0-9_-]{2,100}$', description: 'Name of a dataset' }), {
      maxItems: 20,
    }),
  ),
  event: Type.Optional(OrNull(EventFields, 'For events, which need it to be published')),
  state: Type.Optional(StateField),
  publish_at: Type.Optional(
    OrNull(
      Time('When to publish it'),
      'With `scheduled` a time ahead; with `published` the date that readers are told, now where absent',
    ),
  ),
};

export const CreateArticleBody = Type.Object({ kind: KindField, ...content });

export const ChangeArticleBody = Type.Object({
  revision: Type.Integer({ minimum: 1, description: 'The revision that the change was made from' }),
  kind: Type.Optional(KindField),
  ...content,
});

export type ArticleInput = Static<typeof CreateArticleBody>;
export type ArticleChange = Static<typeof ChangeArticleBody>;

export const ArticleParameters = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,64}$' }) });

/** What whoever changes an article is told when somebody else has saved it meanwhile. */
export const ConflictAnswer = Type.Object({
  errors: Type.Array(Type.Unknown()),
  data: Article,
});

/** A page that the site file has words for. */
export const SitePagesAnswer = Type.Object({
  data: Type.Array(
    Type.Object({
      slug: Type.String(),
      texts: Type.Object({ en: ArticleText, fr: ArticleText }, { description: 'Those of the site file' }),
      article: OrNull(ArticleRow, 'What editors have made of it; readers see that while it is published'),
    }),
  ),
});

export const PreviewBody = Type.Object({
  body: Type.String({ maxLength: 100_000, description: 'Markdown' }),
  language: LanguageField('The language of pictures and charts in it'),
});

export const PreviewAnswer = Type.Object({
  data: Type.Object({ html: Type.String(), reading_minutes: Type.Integer() }),
});

/** A tag and how many of the newest articles have it. */
export const TagsAnswer = Type.Object({
  data: Type.Array(Type.Object({ tag: Type.String(), count: Type.Integer() })),
});
