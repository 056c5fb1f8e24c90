import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

const folder = join(projectRoot, 'server/core/paper/fonts')

export type Weight = 400 | 700
type Range = [first: number, last: number]

/** Fonts in the order in which they are asked, each with the code points it prints. */
let coverage: [font: string, ranges: Range[]][] | undefined

function readCoverage(): [string, Range[]][] {
  const raw = JSON.parse(readFileSync(join(folder, 'coverage.json'), 'utf8')) as Record<
    string,
    string
  >
  const rangeOf = (text: string): Range => {
    const [first = '', last = first] = text.split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  }
  return Object.entries(raw).map(([font, ranges]) => [font, ranges.split(' ').map(rangeOf)])
}

/** The first font that prints a code point, or undefined when none does. */
export function fontFor(codePoint: number): string | undefined {
  coverage ??= readCoverage()
  const has = ([first, last]: Range) => first <= codePoint && codePoint <= last
  return coverage.find(([, ranges]) => ranges.some(has))?.[0]
}

/** Where a font's file is; the one for Chinese, Japanese and Korean has a single weight. */
export function fontFile(font: string, weight: Weight): string {
  return join(folder, font.startsWith('noto-sans') ? `${font}-${weight}.woff` : `${font}.ttf`)
}
