import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

const folder = join(projectRoot, 'server/platform/pdf/fonts')

export type Weight = 400 | 700
type Range = [first: number, last: number]

/** Fonts in the order in which they are asked, each with the code points it prints. */
let coverage: Map<string, Range[]> | undefined

function readCoverage(): Map<string, Range[]> {
  const raw = JSON.parse(
    readFileSync(join(projectRoot, 'server/platform/pdf/font-coverage.json'), 'utf8'),
  ) as Record<string, string>
  const rangeOf = (text: string): Range => {
    const [first = '', last = first] = text.split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  }
  return new Map(
    Object.entries(raw).map(([font, ranges]) => [font, ranges.split(' ').map(rangeOf)]),
  )
}

/** True when a font has a code point. */
export function fontPrints(font: string, codePoint: number): boolean {
  coverage ??= readCoverage()
  const has = ([first, last]: Range) => first <= codePoint && codePoint <= last
  return coverage.get(font)?.some(has) ?? false
}

/** The first font that prints a code point, or undefined when none does. */
export function fontFor(codePoint: number): string | undefined {
  coverage ??= readCoverage()
  return [...coverage.keys()].find((font) => fontPrints(font, codePoint))
}

/** Where a font's file is; the fallback has one weight. */
export const fontFile = (font: string, weight: Weight): string =>
  join(folder, font.startsWith('noto') ? `${font}-${weight}.ttf` : `${font}.ttf`)
