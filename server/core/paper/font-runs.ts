import { fontFor } from './font-coverage.ts'

/** A stretch of text that one font prints. */
export type FontRun = { font: string; text: string }

const usual = 'noto-sans-latin'
/** What prints nothing itself but may stand in a pasted name: controls, joiners, direction marks. */
const invisible = /[\p{Cc}\p{Cf}]/gu

const numberOf = (char: string) =>
  `[U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`

/**
 * Splits a text by the fonts that print it. A character that no font has is printed by its
 * number, `[U+0E01]`: a name may look strange on paper but nothing of it is lost.
 */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = []
  const add = (font: string, piece: string) => {
    const last = runs.at(-1)
    if (last?.font === font) last.text += piece
    else runs.push({ font, text: piece })
  }
  for (const char of text.normalize('NFC').replace(invisible, '')) {
    const font = fontFor(char.codePointAt(0) ?? 0)
    if (font) add(font, char)
    else add(usual, numberOf(char))
  }
  return runs
}
