import { fontFor, fontPrints } from './font-coverage.ts'

/** A stretch of text that one font prints. */
export type FontRun = { font: string; text: string }

const usual = 'noto-sans-latin'
/** What prints nothing itself but may stand in a pasted name: controls, marks of direction, variants. */
const invisible = /[\p{Cc}\p{Cf}\ufe00-\ufe0f]/u
/** They belong to the letter before them and are printed with it. */
const joined = /[\p{M} ]/u

const codeOf = (char: string) => char.codePointAt(0) ?? 0
const numberOf = (char: string) => `[U+${codeOf(char).toString(16).toUpperCase().padStart(4, '0')}]`

/**
 * A text as far as it can be printed: what is invisible is gone, and a character that no font has
 * is told by its number, `[U+0E01]`: a name may look strange on paper but nothing of it is lost.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'))
    .filter((char) => !invisible.test(char))
    .map((char) => (fontFor(codeOf(char)) ? char : numberOf(char)))
    .join('')
}

/** Splits a printable text by the fonts that print it. */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = []
  for (const char of text) {
    const last = runs.at(-1)
    const staysWith = last && joined.test(char) && fontPrints(last.font, codeOf(char))
    const font = staysWith ? last.font : fontFor(codeOf(char))
    if (!font) continue
    if (last?.font === font) last.text += char
    else runs.push({ font, text: char })
  }
  return runs.length > 0 ? runs : [{ font: usual, text: '' }]
}
