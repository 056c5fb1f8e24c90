import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fieldMessages } from '#protocol/core/field-messages.ts'
import { errorMessages } from '#web/core/api/errors.ts'
import { routes } from '#web/core/routing/routes.ts'
import { specifiedEntities } from './specified-entities.ts'
import {
  constants,
  objectTypes,
  otherEntities,
  queryParameters,
  rentalStatuses,
} from './specified-names.ts'
import { root, sourceFiles } from './walls/source-files.ts'

/** The lines of the specification: each tag with its words. */
const lineOf = new Map(
  readFileSync(new URL('../docs/specification.md', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((row) => {
      const [, tag, line] = /^- `(@[\d.]+-[\w-]+)` (.+)$/.exec(row) ?? []
      return tag && line ? [[tag, line] as const] : []
    }),
)
const own = [...lineOf.values()]
const lines = own.join('\n')

/** A comment of tags, and the statement below it. */
const tagged = /^ *\/\/((?: @[\d.]+-[\w-]+)+)\n((?: *\/\/.*\n)*) *(.*)/gm

/** The tags of the tests in a text, but for those above what is no test or is left out. */
const tagsIn = (text: string) =>
  [...text.matchAll(tagged)].flatMap(([, tags = '', more = '', below = '']) =>
    /^(?:test|it|describe)(?!\w|.*\.(?:skip|todo)\b)/.test(below)
      ? (`${tags} ${more}`.match(/@[\d.]+-[\w-]+/g) ?? [])
      : [],
  )

const tags = new Set(
  sourceFiles(['ts', 'tsx'])
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => tagsIn(readFileSync(root + file, 'utf8'))),
)

it('every line of the specification is named by a test', () => {
  expect(lineOf.size).toBeGreaterThan(150)
  expect([...lineOf].filter(([tag]) => !tags.has(tag)).map((line) => line.join(' '))).toEqual([])
})

it('every tag of a test names a line', () => {
  expect([...tags].filter((tag) => !lineOf.has(tag))).toEqual([])
})

it('a tag counts above a test alone, and above none that is left out', () => {
  const tag = '// @2.1-home @2.1-about'
  expect(tagsIn(`${tag}\ntest('x', () => {})`)).toEqual(['@2.1-home', '@2.1-about'])
  expect(tagsIn(`  ${tag}\n  // @2.1-faq\n  // Why.\n  it.each([1])('x', () => {})`)).toHaveLength(
    3,
  )
  for (const below of ["test.skip('x')", "it.todo('x')", 'const x = 1', ''])
    expect(tagsIn(`${tag}\n${below}`)).toEqual([])
})

const isListed = (name: string) => lines.includes(`\`${name}\``)

it('every route is listed', () => {
  const paths = Object.values(routes).map((path) => path.replaceAll(/\$(\w+)/g, '{$1}'))
  expect(paths.filter((path) => !isListed(path))).toEqual([])
})

it('every query parameter is listed', () => {
  expect(queryParameters.filter((name) => !isListed(name))).toEqual([])
})

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\w%$/.-]+/)
    .map((word) => word.replace(/\.$/, ''))

/** Fields that no line of an entity names; only the first name of a path is needed. */
function unlisted([entity, fields]: [string, string]): string[] {
  const words = new Set(
    own
      .filter((line) => line.startsWith(`${entity}:`))
      .flatMap((line) => line.toLowerCase().split(/\W+/)),
  )
  const names = fields.split(' ').map((path) => path.split('.')[0] ?? '')
  return names.filter((name) => !words.has(name.toLowerCase())).map((name) => `${entity}: ${name}`)
}

it('every entity is listed with its fields', () => {
  const entities = Object.entries({ ...specifiedEntities, ...otherEntities })
  expect(entities.flatMap(unlisted)).toEqual([])
})

it('every status of a rental is listed', () => {
  expect(rentalStatuses.filter((status) => !own.includes(status))).toEqual([])
})

it('every constant is listed', () => {
  const words = own.map((line) => new Set(wordsOf(line)))
  const isThere = (constant: string[]) =>
    words.some((line) => constant.every((word) => line.has(word)))
  expect(constants.filter((constant) => !isThere(wordsOf(constant)))).toEqual([])
})

it('every specified objectType is listed', () => {
  expect(objectTypes.filter((name) => !isListed(name))).toEqual([])
})

it('every message for a field is listed', () => {
  // «Min {count} characters» in the list, whatever the parameter is called there.
  const withoutNames = lines.replaceAll(/\{\w+\}/g, '{}')
  const texts = Object.values(fieldMessages.en).map((sentence) => sentence('{}'))
  expect(texts.filter((text) => !withoutNames.includes(`«${text}»`))).toEqual([])
})

it('every message of the error catalogue is listed', () => {
  const { crashTitle: _titleOfTheSame, http, ...sentences } = errorMessages.en
  expect(Object.values(sentences).filter((text) => !lines.includes(`«${text}»`))).toEqual([])
  expect(http(500, undefined)).toBe('Error: 500. Something went wrong.')
  expect(lines).toContain('«Something went wrong.»')
})
