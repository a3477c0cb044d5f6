/** What an editor has decided about somebody's chart. */
export type MakerMessage = {
  identityId: string;
  /** That of the maker; null where it is not known. */
  language: 'en' | 'fr' | null;
  chart: { title: string; url: string };
  decision: 'hidden' | 'restored' | 'approved';
  /** In the words of the editor; empty where nothing was said. */
  reason: string;
};

type Decision = {
  subject(site: string): string;
  opening(title: string, site: string): string;
  /** Above the address of the chart. */
  closing: string;
};

type MakerTexts = Record<MakerMessage['decision'], Decision> & {
  greeting: string;
  reason: string;
  /** Above the address of the form to the team. */
  write: string;
};

const english: MakerTexts = {
  greeting: 'Hello,',
  hidden: {
    subject: (site) => `Your chart at ${site} has been hidden`,
    opening: (title, site) =>
      `The editors of ${site} have hidden your chart “${title}”. Nobody sees it any more but you and the editors.`,
    closing: 'While you are signed in, you still find it with the reason here:',
  },
  restored: {
    subject: (site) => `Your chart at ${site} is shown again`,
    opening: (title, site) => `The editors of ${site} show your chart “${title}” again.`,
    closing: 'You find it here:',
  },
  approved: {
    subject: (site) => `Your chart at ${site} has been approved`,
    opening: (title, site) =>
      `The editors of ${site} have looked at your chart “${title}” and approved it as it is. Once you change it, they look at it again.`,
    closing: 'You find it here:',
  },
  reason: 'They give this reason:',
  write: 'If you think that this is a mistake, write to the team:',
};

const french: MakerTexts = {
  greeting: 'Bonjour,',
  hidden: {
    subject: (site) => `Votre graphique sur ${site} a été masqué`,
    opening: (title, site) =>
      `La rédaction de ${site} a masqué votre graphique «\u00a0${title}\u00a0». Plus personne ne le voit, sauf vous et la rédaction.`,
    closing: 'Une fois connecté, vous le retrouvez avec le motif à cette adresse\u00a0:',
  },
  restored: {
    subject: (site) => `Votre graphique sur ${site} est de nouveau visible`,
    opening: (title, site) =>
      `La rédaction de ${site} a rendu votre graphique «\u00a0${title}\u00a0» de nouveau visible.`,
    closing: 'Vous le trouverez ici\u00a0:',
  },
  approved: {
    subject: (site) => `Votre graphique sur ${site} a été approuvé`,
    opening: (title, site) =>
      `La rédaction de ${site} a examiné votre graphique «\u00a0${title}\u00a0» et l’a approuvé tel quel. Si vous le modifiez, elle l’examinera de nouveau.`,
    closing: 'Vous le trouverez ici\u00a0:',
  },
  reason: 'Motif indiqué\u00a0:',
  write: 'Si vous pensez qu’il s’agit d’une erreur, écrivez à l’équipe\u00a0:',
};

/** The words of mails to makers of charts, in each language. */
export const makerTexts: Record<'en' | 'fr', MakerTexts> = { en: english, fr: french };
