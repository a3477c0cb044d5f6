/**
 * What visitors write to the team: the fields of the forms, their rules and the words about them. Runs in browsers,
 * too.
 */
export { checkMessage, type Problem, tidyFields } from './check-message.ts';
export {
  errorKeys,
  fieldsOf,
  longest,
  type MessageField,
  type MessageKind,
  HONEYPOT,
  type WrittenFields,
} from './forms.ts';
export { problemText } from './problem-texts.ts';
export { leadingZeroBits, proofText } from './proof.ts';
