import { ReaderChoice } from '@gazetteer/charts';
import { Type, type Static } from 'typebox';
import type { PictureLook } from '../model/ports.ts';

/** What a reader chose of a chart, as it stands in the address of everything that is made of it. */
export const ChoiceQuery = Type.Object(ReaderChoice.properties);

/** How the pictures of a saved chart can be asked for. */
export const PictureQuery = Type.Object({
  ...ChoiceQuery.properties,
  theme: Type.Enum(['light', 'dark'], { default: 'light' }),
  lang: Type.Enum(['en', 'fr'], { default: 'en' }),
  width: Type.Integer({ minimum: 240, maximum: 1600, default: 720, description: 'In pixels, rounded to 40' }),
  size: Type.Optional(
    Type.Enum(['og', 'square'], {
      description: 'A picture for other sites instead: 1200 × 630 or 1080 × 1080 pixels',
    }),
  ),
  grouping: Type.Optional(
    Type.Enum(['locale', 'indian'], { description: 'indian: 1,00,000; as the site has it where absent' }),
  ),
  bare: Type.Boolean({ default: false, description: 'Without title, source and ground' }),
  imprint: Type.Boolean({
    default: true,
    description: 'With the portal, the licence and the address of the chart below the source',
  }),
});

export const PngQuery = Type.Object({
  ...PictureQuery.properties,
  scale: Type.Integer({ minimum: 1, maximum: 2, default: 1, description: 'Pixels for each of the drawing' }),
});

// Each width is drawn and kept by itself: without steps, asking for all of them would keep us busy.
const WIDTH_STEP = 40;

/** The choice in a query; undefined where it has none. */
export function choiceOf({ time, from, to, show, hide }: ReaderChoice): ReaderChoice | undefined {
  const said = Object.entries({ time, from, to, show, hide }).filter(([, value]) => value !== undefined);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** The look that a query asks for; the same for all that are drawn alike. */
export function lookOf({
  theme,
  lang,
  width,
  size,
  grouping,
  bare,
  imprint,
  ...query
}: Static<typeof PictureQuery>): PictureLook {
  return {
    choice: choiceOf(query),
    theme,
    locale: lang,
    digitGrouping: grouping,
    // Pictures of a fixed size do not ask how wide they are.
    width: size ? 720 : Math.round(width / WIDTH_STEP) * WIDTH_STEP,
    ...(size ? { size } : {}),
    ...(bare ? { bare } : {}),
    imprint,
  };
}
