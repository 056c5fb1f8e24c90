import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkSync } from 'recheck/lib/browser.js'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/*
 * A pattern that tries again from every place, or in many ways, is kept busy for minutes by a text
 * made for it. Whether it can be, its own form decides: nothing is measured here.
 */

const root = fileURLToPath(new URL('..', import.meta.url))

const sources = ['domain', 'protocol', 'server', 'web'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => join(room, name)),
)

type Pattern = { pattern: string; flags: string }
type Found = { patterns: Pattern[]; made: string[] }

/** The regular expressions written in a program, and those that it makes of texts while it runs. */
function expressionsIn(file: string, source: string): Found {
  const found: Found = { patterns: [], made: [] }
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { regex, callee, start, end } = node as {
      regex?: Pattern
      callee?: { name?: string }
      start: number
      end: number
    }
    if (regex) found.patterns.push({ pattern: regex.pattern, flags: regex.flags })
    if (callee?.name === 'RegExp') found.made.push(source.slice(start, end))
    for (const part of Object.values(node)) visit(part)
  }
  visit(parseSync(file, source).program)
  return found
}

/** What makes an expression slow, in words; undefined for one that is proven linear. */
function slowness({ pattern, flags }: Pattern): string | undefined {
  const proof = checkSync(pattern, flags, { checker: 'automaton', timeout: null })
  if (proof.status === 'safe') return undefined
  const why =
    proof.status === 'vulnerable'
      ? `${proof.complexity.summary}, by ${proof.attack.pattern}`
      : `write it in a form that can be proven (${proof.error.kind})`
  return `/${pattern}/${flags}: ${why}`
}

const all = sources.map((file) => ({
  file,
  ...expressionsIn(file, readFileSync(join(root, file), 'utf8')),
}))

describe('a regular expression of the product', () => {
  it('takes time in proportion to its text, whatever the text is', { timeout: 600_000 }, () => {
    expect(all.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(100)
    const slow = all.flatMap(({ file, patterns }) =>
      patterns.flatMap((one) => {
        const why = slowness(one)
        return why ? [`${file}: ${why}`] : []
      }),
    )
    expect(slow).toEqual([])
  })

  it('is written, and not made of texts while the program runs', () => {
    expect(all.flatMap(({ file, made }) => made.map((text) => `${file}: ${text}`))).toEqual([])
  })
})

it.each([[/(<!--[\s\S]*?-->)*<svg/], [/\s+$/], [/^(a+)+$/], [/^(\w|\d)*!/]])(
  '%s would be found',
  { timeout: 600_000 },
  ({ source, flags }) => {
    expect(slowness({ pattern: source, flags })).toBeDefined()
  },
)
