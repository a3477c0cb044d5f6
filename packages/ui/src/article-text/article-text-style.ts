import address from './article-text.css?url';

/** The address of the style of articles' texts, which use the class `article-text`. */
export const articleTextStyle = address;
