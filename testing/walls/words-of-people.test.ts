import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root, sourceFiles } from './source-files.ts'

/** Rooms where texts for people stand. */
const isTold = (path: string) =>
  /^(domain|protocol|server|web)\//.test(path) && !/\.test\.tsx?$/.test(path)

const comment = /^\s*(\*|\/\*|\/\/)/
/** A string on one line that no tag makes something else of; the text inside its quotes. */
const literal = /(\w>?)?('(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`)/g
/** What people read has a capital at its beginning, or more than one word. */
const isProse = (text: string) => /^[A-ZÁÉÍÓÚÑ¿¡]|\s/.test(text)

/** Addresses within a page stay what they were. */
const anchor = /#[a-z-]+/g

/** Every text for people that says such a word, by its place. */
function told(word: RegExp): string[] {
  const code = sourceFiles(['ts', 'tsx'])
    .filter(isTold)
    .flatMap((path) =>
      linesOf(path).flatMap(({ line, at }) =>
        comment.test(line)
          ? []
          : Array.from(line.matchAll(literal), ([, tag, text = '']) => ({ tag, text }))
              .filter(({ tag, text }) => !tag && word.test(text) && isProse(text.slice(1, -1)))
              .map(({ text }) => `${at} ${text.slice(1, -1)}`),
      ),
    )
  const pages = sourceFiles(['md'])
    .filter((path) => path.startsWith('server/fleet/site/content/'))
    .flatMap((path) => linesOf(path).filter(({ line }) => word.test(line.replaceAll(anchor, ''))))
  return [...code, ...pages.map(({ at, line }) => `${at} ${line}`)]
}

const linesOf = (path: string) =>
  readFileSync(root + path, 'utf8')
    .split('\n')
    .map((line, index) => ({ line, at: `${path}:${index + 1}` }))

/** The name of status 87 is given (docs/product/rental.md#states). */
const statusName = /^server\/money\/orders\/rental-texts\.ts:\d+ Cancelled$/

it('English says canceled, but for the name of the status', () => {
  const found = told(/\bcancell(ed|ing|able)\b/i)
  expect(found.filter((text) => !statusName.test(text))).toEqual([])
  expect(found.filter((text) => statusName.test(text))).toHaveLength(1)
})

it('Spanish counts miles as the odometer does', () => {
  expect(told(/kil[oó]metr|kilometraje|\d ?km\b/i)).toEqual([])
})

/** What speaks to who runs the program, and the name of the program itself. */
const toOperators =
  /^(server\/(main|tools|platform\/db\/cluster|platform\/api\/openapi|app\/demo)|protocol\/core\/company-facts\.ts|web\/rentals\/bookings\/calendar-file\.ts)/

it('renters read the name of their company, never that of the program', () => {
  const named = told(/\bTramo\b/).filter((text) => !toOperators.test(text))
  expect(named).toEqual([])
})
