/** Some mail programs cut off or refuse addresses of more than about 2,000 characters; the rest is left to the subject. */
const longestQuote = 1400;

interface Answered {
  email: string;
  subject: string;
  message: string;
}

/**
 * The `mailto:` address (RFC 6068) that answers a message, its beginning quoted as mail programs do. What a stranger
 * typed stays a value: it can neither add recipients nor headers.
 * @param introduction the line above the quote, which says who wrote when
 */
export function answerAddress({ email, subject, message }: Answered, introduction: string): string {
  const body = ['', '', introduction, ...quoted(message)].join('\r\n');
  const recipient = encode(email).replaceAll('%40', '@');
  return `mailto:${recipient}?subject=${encode(`Re: ${subject}`)}&body=${encode(body)}`;
}

function quoted(message: string): string[] {
  const start = beginning(message);
  const text = start === message ? message : `${start} …`;
  return text.split(/\r\n?|\n/).map((line) => `> ${line}`);
}

/** As many characters as fit when they are written as an address writes them: up to twelve for one. */
function beginning(text: string): string {
  let length = 0;
  let kept = '';
  for (const letter of text) {
    length += encode(letter).length;
    if (length > longestQuote) break;
    kept += letter;
  }
  return kept;
}

/** Half a character, which some strangers send, has no encoding: it is replaced. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
