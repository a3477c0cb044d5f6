import { analyseText, foldText, type Word } from '../words/analyse-text.ts';
import { isStopWord } from './plain-query.ts';

/** A question about columns: the words to be found, and what the table is to be told apart by (`by district`). */
export type ColumnQuestion = { words: Word[]; keys: Word[] };

const MOST_WORDS = 32;

// What people put around what they look for, in English and French.
const ASKING = new Set(
  `which what where who how show find list give me there do does did have has had contain contains containing hold
   holds include includes including want need see any all many much that this these those i we
   data dataset datasets table tables column columns field fields indicator indicators variable variables file files
   quel quelle quels quelles ou qui que quoi comment montre montrer trouve trouver cherche chercher liste donne moi
   est sont ont contient contiennent avoir avez avons y il a t je nous veux tous toutes
   donnee donnees jeu jeux tableau tableaux colonne colonnes champ champs indicateur indicateurs fichier fichiers`.split(
    /\s+/,
  ),
);

/** What leads to a key: "by district", "per month", "for each state", "par commune", "selon le sexe", "pour chaque". */
const LEADING = new Set(['by', 'per', 'each', 'every', 'par', 'selon', 'chaque']);
const ARTICLES = new Set(['the', 'le', 'la', 'les', 'l', 'a', 'an', 'un', 'une']);
const LEVEL = new Set(['level', 'wise', 'levels']);

/**
 * Takes a question apart: "which tables have female literacy by district?" looks for the words female and literacy in
 * tables told apart by district. Also "district-wise", "at district level" and "au niveau de la commune". A question of nothing but such words
 * is taken at its word.
 */
export function readQuestion(text: string): ColumnQuestion {
  const all = analyseText(text.slice(0, 1000)).slice(0, MOST_WORDS);
  const keys = new Set<Word>();
  const passed = new Set<Word>();
  for (const [index, word] of all.entries()) {
    if (LEADING.has(word.folded)) {
      const key = all.slice(index + 1).find(({ folded }) => !ARTICLES.has(folded));
      if (key && !LEADING.has(key.folded)) keys.add(key);
      passed.add(word);
    } else if (LEVEL.has(word.folded) && index > 0) {
      const key = all[index - 1];
      if (key && !isNoise(key)) keys.add(key);
      passed.add(word);
    } else if (word.folded === 'niveau') {
      const key = all.slice(index + 1).find(({ folded }) => !isStopWord(folded));
      if (key) keys.add(key);
      passed.add(word);
    }
  }
  const words = all.filter((word) => !keys.has(word) && !passed.has(word) && !isNoise(word));
  if (words.length === 0 && keys.size === 0) return { words: all, keys: [] };
  return { words, keys: [...keys] };
}

const isNoise = ({ folded }: Word) => ASKING.has(folded) || isStopWord(folded);

// Levels and times are terms of a vocabulary in English; a table in French names its own columns.
const TRANSLATED: Readonly<Record<string, readonly string[]>> = {
  pays: ['country'],
  etat: ['state'],
  province: ['state'],
  ville: ['city', 'town'],
  commune: ['city', 'village'],
  bloc: ['block'],
  annee: ['year', 'yearly', 'annual'],
  an: ['year', 'yearly', 'annual'],
  mois: ['month', 'monthly'],
  jour: ['day', 'daily', 'date'],
  semaine: ['week', 'weekly'],
  trimestre: ['quarter', 'quarterly'],
  sexe: ['sex', 'gender'],
  genre: ['gender', 'sex'],
  year: ['yearly', 'annual', 'annee'],
  month: ['monthly', 'mois'],
  day: ['daily', 'date'],
  week: ['weekly'],
  quarter: ['quarterly'],
  county: ['district'],
  gender: ['sex', 'sexe'],
  sex: ['gender', 'sexe'],
};

/** The stems that stand for a key: itself, and what a table may call it instead. */
export function stemsOfKey({ folded, stem }: Word): string[] {
  const singular = Object.hasOwn(TRANSLATED, folded) ? folded : folded.replace(/s$/, '');
  const others = Object.hasOwn(TRANSLATED, singular) ? (TRANSLATED[singular] ?? []) : [];
  return [...new Set([stem, ...analyseText(foldText(others.join(' '))).map((word) => word.stem)])];
}
