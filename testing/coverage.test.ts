import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { fieldMessages } from '#protocol/core/field-messages.ts'
import { operations } from '#protocol/operations.ts'
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

const pathOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

/** `| line | shown by |`, without the heads of the tables. */
const rows = readFileSync(pathOf('docs/coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| ?(Line|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, line = '', shownBy = '', ...more]) => ({ line, shownBy, more }))

const lines = rows.map((row) => row.line).join('\n')

/** Titles of tests and of their groups: a string, then the function that is the test. */
const title =
  /\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`),\s*(?:async\s*)?(?:\(|\w+\s*=>|\{)/g

const titlesOf = new Map<string, string[]>()

function titles(file: string): string[] {
  const known = titlesOf.get(file)
  if (known) return known
  const matches = existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8').matchAll(title) : []
  const found = [...matches].map(([, single, double, back]) => single ?? double ?? back ?? '')
  titlesOf.set(file, found)
  return found
}

/** What is wrong with a place that names tests, if anything. */
function faultOf(place: string): string | undefined {
  const [file = '', name = ''] = place.split(' › ')
  if (!/\.test\.tsx?$/.test(file) || name === '') return `«${place}» names no test`
  if (!existsSync(pathOf(file))) return `there is no ${file}`
  if (!titles(file).includes(name)) return `${file} has no «${name}»`
  return undefined
}

it('every line is shown by a test that exists, or is open and says for what', () => {
  const faults = rows.flatMap(({ line, shownBy, more }) => {
    if (more.length !== 1) return [`«${line}» is no row of two cells`]
    const places = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place)
    if (places.length === 0 && !/^open: \S/.test(shownBy)) return [`«${line}» is shown by nothing`]
    return places.map(faultOf).filter((fault) => fault !== undefined)
  })
  expect(rows.length).toBeGreaterThan(150)
  expect(faults).toEqual([])
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
  const own = rows.map(({ line }) => line).filter((line) => line.startsWith(`${entity}:`))
  const words = new Set(own.flatMap((line) => line.toLowerCase().split(/\W+/)))
  const names = fields.split(' ').map((path) => path.split('.')[0] ?? '')
  return names.filter((name) => !words.has(name.toLowerCase())).map((name) => `${entity}: ${name}`)
}

it('every entity is listed with its fields', () => {
  const entities = Object.entries({ ...specifiedEntities, ...otherEntities })
  expect(entities.flatMap(unlisted)).toEqual([])
})

it('every status of a rental is listed', () => {
  const own = rows.map(({ line }) => line)
  expect(rentalStatuses.filter((status) => !own.includes(status))).toEqual([])
})

it('every constant is listed', () => {
  const own = rows.map(({ line }) => new Set(wordsOf(line)))
  const isThere = (words: string[]) => own.some((line) => words.every((word) => line.has(word)))
  expect(constants.filter((constant) => !isThere(wordsOf(constant)))).toEqual([])
})

it('every objectType is listed: those specified and those that exist', () => {
  const names = Object.values(operations).map((operation) => operation.name)
  expect([...objectTypes, ...names].filter((name) => !isListed(name))).toEqual([])
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
