import { typedCents } from '#domain/text/typed-cents.ts'
import { isEmail, isPhone, onlyEnglishLetters } from '#domain/text/rules.ts'
import { parseDay, parseWallTime } from '#domain/time/wall-time.ts'
import * as z from 'zod/mini'
import { fieldError } from './field-messages.ts'

/*
 * The shapes of single fields on the wire (PRODUCT.md 2). Every value arrives as a string of a
 * form or a query; the codec has trimmed it and left out what is empty, so a missing required
 * value is `undefined`.
 */

/** Text of 1 to `max` characters. */
export const TextField = (max = 200) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, fieldError('required')),
      z.maxLength(max, fieldError('maxCharacters', max)),
    )

/** An opaque identifier (PRODUCT.md 2). */
export const IdField = z
  .string()
  .check(z.trim(), z.regex(/^[\w.:@-]{1,100}$/, fieldError('invalidData')))

export const EmailField = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, fieldError('email')),
    z.refine(isEmail, fieldError('email')),
  )

export const PhoneField = z.string().check(z.trim(), z.refine(isPhone, fieldError('phone')))

/** Licence, policy and confirmation numbers (PRODUCT.md 3). */
export const EnglishLettersField = (max = 40) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, fieldError('maxCharacters', max)),
      z.refine(onlyEnglishLetters, fieldError('englishLetters')),
    )

function converted<From, To>(
  convert: (value: From) => To | undefined,
  key: Parameters<typeof fieldError>[0],
) {
  return z.transform((value: From, context) => {
    const result = convert(value)
    if (result === undefined) {
      context.issues.push({ code: 'custom', message: fieldError(key), input: value })
      return z.NEVER
    }
    return result
  })
}

/** A calendar day, YYYY-MM-DD. */
export const DayField = z.pipe(z.string(), converted(parseDay, 'invalidData'))

/** A moment on an area's wall clock, YYYY-MM-DDTHH:mm; a space for the T is accepted. */
export const WallTimeField = z.pipe(z.string(), converted(parseWallTime, 'invalidData'))

/** An instant in ISO 8601 with its zone, as a device's clock gives it. */
export const InstantField = z.pipe(
  z.string(),
  converted((value: string) => {
    const instant = new Date(value)
    const shaped = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(value)
    return shaped && !Number.isNaN(instant.getTime()) ? instant : undefined
  }, 'invalidData'),
)

const numeric = z.union([z.string(), z.number()])

export const IntField = z.pipe(
  numeric,
  converted((value: string | number) => {
    const number = Number(value)
    return Number.isSafeInteger(number) ? number : undefined
  }, 'numbers'),
)

export const NumberField = z.pipe(
  numeric,
  converted((value: string | number) => {
    const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
    return Number.isFinite(number) ? number : undefined
  }, 'numbers'),
)

/** Dollars with at most two decimals on the wire, cents inside. */
export const MoneyField = z.pipe(
  numeric,
  converted((value: string | number) => typedCents(String(value)), 'numbers'),
)

export const FlagField = z.pipe(
  z.union([z.string(), z.boolean()]),
  z.transform((value) => value === true || ['1', 'true', 'on', 'yes'].includes(String(value))),
)

/** A comma-separated list; empty items are dropped (SEED.md 5). Absent is empty. */
export const ListField = z.pipe(
  z._default(z.union([z.string(), z.array(z.string())]), ''),
  z.transform((value) =>
    (typeof value === 'string' ? value.split(',') : value)
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
)

/** A file of a multipart form, as the server's codec hands it on. */
export type WireFile = { filename: string; mimetype: string; bytes: Uint8Array }

export const FileField = z.pipe(
  z.custom<Blob | WireFile>((value) => typeof value === 'object' && value !== null),
  z.transform((value) => value as WireFile),
)

/** Zero or more files under one name; a single one is a list of one. */
export const FilesField = z.pipe(
  z._default(z.union([z.array(FileField), FileField]), []),
  z.transform((value) => (Array.isArray(value) ? value : [value])),
)

/** A list of objects or a map: one field of JSON (PRODUCT.md 2). */
export function JsonField<Shape extends z.ZodMiniType>(shape: Shape) {
  const read = z.transform((value: string | z.input<Shape>, context): unknown => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value)
    } catch {
      context.issues.push({ code: 'custom', message: fieldError('invalidData'), input: value })
      return z.NEVER
    }
  })
  return z.pipe(z.pipe(z.union([z.string(), z.custom<z.input<Shape>>()]), read), shape)
}
