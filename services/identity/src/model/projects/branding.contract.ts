import { AccentColour } from '@gazetteer/kernel';
import { Type } from 'typebox';

/** Pictures that browsers show without running anything in them; about 48 kB of file. */
const LONGEST_LOGO = 65_536;

/** How the pages for people look at the project's own host. Ory's settings have nothing of the kind. */
export const Branding = Type.Object(
  {
    name: Type.Optional(
      Type.String({
        pattern: '^\\S(.{0,58}\\S)?$',
        form: '1 to 60 characters',
        description: "What pages call the project; the project's name unless given",
      }),
    ),
    accent: Type.Optional(AccentColour),
    logo: Type.Optional(
      Type.String({
        pattern: '^data:image/(png|jpeg|webp|svg\\+xml);base64,[A-Za-z0-9+/]+=*$',
        form: 'a picture as data:image/png;base64,… (PNG, JPEG, WebP or SVG)',
        maxLength: LONGEST_LOGO,
        description: 'A picture beside the name, as a `data:` address',
      }),
    ),
  },
  { default: {}, additionalProperties: false },
);
