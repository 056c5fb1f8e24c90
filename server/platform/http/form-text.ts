import { fieldError } from '#protocol/core/field-messages.ts'
import { Problem, texts } from '../api/problem.ts'
import { inputLimits } from './input-limits.ts'

/** The fields of a form or a query. One that comes several times is a list; its schema says whether it may. */
export type Fields = Record<string, unknown>

const longestName = 100
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** What is wrong with one field, told at that field. */
export const fieldProblem = (
  field: string,
  error: Parameters<typeof fieldError>[0] = 'invalidData',
) => new Problem(400, texts.malformed, { errors: { [field]: fieldError(error) } })

const malformed = () => new Problem(400, texts.malformed)

/** The text in bytes; undefined when they are no UTF-8, or hold NUL, which no text of ours has. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return withoutNul(utf8.decode(bytes))
  } catch {
    return undefined
  }
}

/** The text of a part of an address or a form; undefined for an escape that is none, or no text. */
export function unescaped(text: string): string | undefined {
  try {
    return withoutNul(decodeURIComponent(text))
  } catch {
    return undefined
  }
}

const withoutNul = (text: string) => (text.includes('\0') ? undefined : text)

/** @throws Problem 400 for the name of a field that no form of ours has. */
export function checkedName(name: string | undefined): string {
  const isUsable =
    name !== undefined &&
    name.length <= longestName &&
    // A replacement character stands for bytes that were no text.
    !/[\0\uFFFD]/.test(name) &&
    !(name in Object.prototype)
  if (!isUsable) throw malformed()
  return name
}

export function addField(fields: Fields, name: string, value: unknown): void {
  const before = fields[name]
  if (before === undefined) fields[name] = value
  else fields[name] = Array.isArray(before) ? [...before, value] : [before, value]
}

/**
 * The fields of a query or an urlencoded form.
 * @throws Problem 413 for too many, 400 for what is no text, at its field
 */
export function parseForm(text: string): Fields {
  const fields: Fields = {}
  if (text === '') return fields
  const pairs = text.split('&', inputLimits.fields + 1)
  if (pairs.length > inputLimits.fields) throw new Problem(413, texts.tooLarge)
  for (const pair of pairs) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const [rawName, rawValue] =
      equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)]
    const name = checkedName(unescaped(rawName.replaceAll('+', ' ')))
    const value = unescaped(rawValue.replaceAll('+', ' '))
    if (value === undefined) throw fieldProblem(name)
    addField(fields, name, value)
  }
  return fields
}

/** A field that comes once at most. @throws Problem 400 at the field when it comes twice */
export function oneText(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  if (value !== undefined && typeof value !== 'string') throw fieldProblem(name)
  return value
}
