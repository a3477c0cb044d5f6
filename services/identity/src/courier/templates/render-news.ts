import { escapeHtml } from '@gazetteer/kernel';
import type { MessageBody } from '../message-body.ts';
import { type FollowerNews, followerTexts, type NewsSection } from './follower-texts.ts';
import type { MessageSource } from './message-parts.ts';
import { onOneLine } from './plain-text.ts';
import { htmlPage } from './render-html.ts';

const LONGEST_SUBJECT = 150;

/** Writes what somebody is told of what they follow, as plain text and HTML. Names are other people's: none becomes markup. */
export function renderNews(news: FollowerNews, source: MessageSource): MessageBody & { subject: string } {
  const texts = followerTexts[news.language];
  const { sections, list, unsubscribe } = news;
  const [first] = sections;
  const count = sections.length;
  const subject =
    count === 1 && first ? onOneLine(first.headline, LONGEST_SUBJECT) : texts.subject(count, source.site);
  const opening = texts.opening(count, source.site);
  const text = [
    texts.greeting,
    opening,
    ...sections.flatMap((section) => textOf(section, news.language)),
    `${texts.list}\n${list}`,
    `-- \n${source.site}\n${source.origin}`,
  ].join('\n\n');
  const main = [
    `<p>${escapeHtml(texts.greeting)}</p>`,
    `<p>${escapeHtml(opening)}</p>`,
    ...sections.map((section) => htmlOf(section, news.language)),
    `<p class="fine">${escapeHtml(texts.list)}<br>${link(list, list, 'address')}</p>`,
  ];
  const html = htmlPage(main, { language: news.language, title: subject, source });
  return { subject, text: `${text}\n`, html, unsubscribe };
}

function textOf({ headline, lines, lists, page, end }: NewsSection, language: 'en' | 'fr'): string[] {
  const texts = followerTexts[language];
  return [
    onOneLine(headline),
    ...(lines.length > 0 ? [lines.map((line) => onOneLine(line)).join('\n')] : []),
    ...lists.map(({ caption, items }) =>
      [onOneLine(caption), ...items.map((item) => `- ${onOneLine(item)}`)].join('\n'),
    ),
    `${labelled(texts.look, language)}\n${page}`,
    `${labelled(texts.end, language)}\n${end}`,
  ];
}

function htmlOf({ headline, lines, lists, page, end }: NewsSection, language: 'en' | 'fr'): string {
  const texts = followerTexts[language];
  return [
    `<h2>${escapeHtml(headline)}</h2>`,
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...lists.map(
      ({ caption, items }) =>
        `<p>${escapeHtml(caption)}</p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
    ),
    `<p>${link(page, texts.look, 'button')}</p>`,
    `<p class="fine">${link(end, texts.end)}</p>`,
  ].join('\n');
}

function link(address: string, words: string, kind?: string): string {
  return `<a${kind ? ` class="${kind}"` : ''} href="${escapeHtml(address)}">${escapeHtml(words)}</a>`;
}

function labelled(words: string, language: 'en' | 'fr'): string {
  return `${words}${language === 'fr' ? '\u00a0' : ''}:`;
}
