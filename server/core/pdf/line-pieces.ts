import bidiFactory from 'bidi-js'
import { leftwards } from '../one-line.ts'
import { isShaped } from './font-coverage.ts'
import { fontRuns } from './font-runs.ts'

/** What is drawn at once, in the order of the eye from left to right. */
export type LinePiece = {
  font: string
  /** As the shaper of the font wants it. */
  text: string
  /** Written from right to left. */
  toLeft: boolean
  /** What it says to who copies it, where its glyphs do not tell. */
  says: string | undefined
}

const bidi = bidiFactory()
const isolates = /[\u2066-\u2069]/g
/** The letters by which a font's shaper decides that a text runs to the left; the last three have no script. */
const firstLetter = /[^\p{Script=Common}\p{Script=Inherited}\p{Cn}\p{Co}\p{Cs}]/u
const leftwardLetter = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Thaana}/u

const reversed = (text: string) => Array.from(text).toReversed().join('')

/* The shaper turns a text by its letters; what it would turn wrongly is turned before. */
function forShaper(text: string, toLeft: boolean): string {
  const turned = leftwardLetter.test(firstLetter.exec(text)?.[0] ?? '')
  return turned === toLeft ? text : reversed(text)
}

function piecesOf(text: string, toLeft: boolean): LinePiece[] {
  const mirrored = toLeft
    ? Array.from(text)
        .map((char) => bidi.getMirroredCharacter(char) ?? char)
        .join('')
    : text
  const pieces = fontRuns(mirrored.replace(isolates, '')).map((run) => ({
    font: run.font,
    text: forShaper(run.text, toLeft),
    toLeft,
    says: isShaped(run.font) && !toLeft ? run.text : undefined,
  }))
  return toLeft ? pieces.toReversed() : pieces
}

/* Rule L2 of the Unicode bidirectional algorithm, over stretches of one level. */
function inOrderOfTheEye<T extends { level: number }>(stretches: T[]): T[] {
  let ordered = stretches
  const highest = Math.max(...stretches.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    const next: T[] = []
    let turning: T[] = []
    for (const one of ordered) {
      if (one.level >= level) turning.push(one)
      else {
        next.push(...turning.toReversed(), one)
        turning = []
      }
    }
    ordered = [...next, ...turning.toReversed()]
  }
  return ordered
}

/**
 * The pieces of one printable line whose sentences run from left to right, as English and Spanish
 * do, with names of other directions in it (Unicode Standard Annex 9).
 */
export function linePieces(line: string): LinePiece[] {
  if (!leftwards.test(line)) return piecesOf(line, false)
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr')
  const stretches: { level: number; text: string }[] = []
  let at = 0
  for (const char of line) {
    const level = levels[at] ?? 0
    const last = stretches.at(-1)
    if (last?.level === level) last.text += char
    else stretches.push({ level, text: char })
    at += char.length
  }
  return inOrderOfTheEye(stretches).flatMap(({ level, text }) => piecesOf(text, level % 2 === 1))
}
