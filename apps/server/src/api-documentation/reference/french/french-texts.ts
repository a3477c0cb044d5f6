import { catalogue } from './catalogue.ts';
import { charts } from './charts.ts';
import { content } from './content.ts';
import { contentParameters } from './content-parameters.ts';
import { errors } from './errors.ts';
import { messages } from './messages.ts';
import { moreParameters } from './more-parameters.ts';
import { parameters } from './parameters.ts';
import { publishers } from './publishers.ts';
import { questions } from './questions.ts';
import { tables } from './tables.ts';

/**
 * What contracts say in English, with its French: the summary, the description and the parameters of every call for visitors, and
 * the meaning of every code. A test fails where one of them is missing, and where an English text is said by no contract any more.
 */
export const frenchTexts: ReadonlyMap<string, string> = new Map(
  [
    catalogue,
    tables,
    charts,
    publishers,
    content,
    errors,
    parameters,
    moreParameters,
    contentParameters,
    questions,
    messages,
  ].flat(),
);
