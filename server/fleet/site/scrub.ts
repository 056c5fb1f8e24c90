/**
 * Takes out of an error report what could be personal: queries and fragments of addresses, tokens
 * and other long random words, e-mail addresses and numbers that could be phones or documents.
 * Line and column of a stack stay (docs/wire.md: tokens never appear in error reports).
 */
export function scrub(text: string): string {
  return text
    .replace(/[?#][^\s:)"'<>]*/g, '')
    .replace(/[^\s"'<>()]+/g, withoutMailboxes)
    .replace(/\b(token|code)(\s*[=:]\s*)[^\s,;&)]+/gi, '$1$2[removed]')
    .replace(/\bBearer \S+/gi, '[removed]')
    .replace(/[\w-]+/g, (word, at: number, whole: string) =>
      isRandom(word) && !/^\.\w/.test(whole.slice(at + word.length, at + word.length + 2))
        ? '[removed]'
        : word,
    )
    .replace(/\+?\d[\d ()-]{7,}\d/g, '[number]')
}

/** The name of a host; the place in a program goes on with a path, a line or a further part. */
const host = /^(.+\.[a-z]{2,})(?:$|[^\w/.:-])/i

function withoutMailboxes(word: string): string {
  const [first = '', ...parts] = word.split('@')
  let clean = ''
  let before = first
  for (const part of parts) {
    const [, name] = (before === '' ? undefined : host.exec(part)) ?? []
    clean += name === undefined ? `${before}@` : '[e-mail]'
    before = name === undefined ? part : part.slice(name.length)
  }
  return clean + before
}

/** Long, and letters and digits together, as tokens are. */
const isRandom = (word: string) => word.length >= 24 && /\d/.test(word) && /[a-z]/i.test(word)
