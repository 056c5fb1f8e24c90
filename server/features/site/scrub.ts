/**
 * Takes out of an error report what could be personal: queries and fragments of addresses, tokens
 * and other long random words, e-mail addresses and numbers that could be phones or documents.
 * Line and column of a stack stay (PRODUCT.md 2: tokens never appear in error reports).
 */
export function scrub(text: string): string {
  return text
    .replace(/[?#][^\s:)"'<>]*/g, '')
    .replace(/[^\s@"'<>()]+@[^\s@"'<>()]+\.[a-z]{2,}(?![\w/.:-])/gi, '[e-mail]')
    .replace(/\b(token|code)(\s*[=:]\s*)[^\s,;&)]+/gi, '$1$2[removed]')
    .replace(/\bBearer \S+/gi, '[removed]')
    .replace(/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}(?![\w-]*\.\w)/gi, '[removed]')
    .replace(/\+?\d[\d ()-]{7,}\d/g, '[number]')
}
