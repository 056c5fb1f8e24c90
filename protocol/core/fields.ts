import { cleanLine, cleanLines } from '#domain/core/text/clean-text.ts'
import { typedCents } from '#domain/core/text/typed-cents.ts'
import { isEmail, isPhone, onlyEnglishLetters } from '#domain/core/text/rules.ts'
import { farDate, parseDay, parseWallTime } from '#domain/core/time/wall-time.ts'
import * as z from 'zod/mini'
import { fieldError } from './field-messages.ts'

/*
 * The shapes of single fields on the wire (docs/wire.md). Every value arrives as a string of a
 * form or a query; the codec has trimmed it and left out what is empty, so a missing required
 * value is `undefined`.
 */

const cleanedText = (clean: (text: string) => string, max: number, min: number) =>
  z
    .string()
    .check(
      z.overwrite(clean),
      z.minLength(min, min === 1 ? fieldError('required') : fieldError('minCharacters', min)),
      z.maxLength(max, fieldError('maxCharacters', max)),
    )

/** Text of `min` to `max` characters, whose lines stay; an empty one is missing. */
export const TextField = (max = 200, min = 1) => cleanedText(cleanLines, max, min)

/** The same of one line, such as a name, a title or a code: what cannot be seen in it is gone. */
export const LineField = (max = 200, min = 1) => cleanedText(cleanLine, max, min)

/** An opaque identifier (docs/wire.md). */
export const IdField = z
  .string()
  .check(z.overwrite(cleanLine), z.regex(/^[\w.:@-]{1,100}$/, fieldError('invalidData')))

export const EmailField = z
  .string()
  .check(
    z.overwrite(cleanLine),
    z.toLowerCase(),
    z.maxLength(254, fieldError('email')),
    z.refine(isEmail, fieldError('email')),
  )

/** A phone number as people write it; the server hands it on as it is kept (docs/product/app.md#phone-numbers). */
export const PhoneField = z
  .string()
  .check(z.overwrite(cleanLine), z.refine(isPhone, fieldError('phone')))

/** License, policy and confirmation numbers (docs/product/accounts.md#drivers). */
export const EnglishLettersField = (max = 40) =>
  z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.maxLength(max, fieldError('maxCharacters', max)),
      z.refine(onlyEnglishLetters, fieldError('englishLetters')),
    )

function converted<From, To>(
  convert: (value: From) => To | undefined,
  key: Parameters<typeof fieldError>[0] | ((value: From) => Parameters<typeof fieldError>[0]),
) {
  return z.transform((value: From, context) => {
    const result = convert(value)
    if (result === undefined) {
      const message = fieldError(typeof key === 'function' ? key(value) : key)
      context.issues.push({ code: 'custom', message, input: value })
      return z.NEVER
    }
    return result
  })
}

/** Why a text is no date: nobody can mean it, or it is none. */
function notADate(value: string) {
  const far = farDate(value)
  if (far === undefined) return 'invalidData'
  return far === 'future' ? 'tooFarAhead' : 'tooLongAgo'
}

/** A calendar day, YYYY-MM-DD. */
export const DayField = z.pipe(z.string(), converted(parseDay, notADate))

/** A moment on an area's wall clock, YYYY-MM-DDTHH:mm; a space for the T is accepted. */
export const WallTimeField = z.pipe(z.string(), converted(parseWallTime, notADate))

/** An instant in ISO 8601 with its zone, as a device's clock gives it. */
export const InstantField = z.pipe(
  z.string(),
  converted((value: string) => {
    const instant = new Date(value)
    const shaped = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(value)
    // What the database cannot hold in four digits of a year is no instant of a device either.
    const isNear = instant.getTime() >= 0 && instant.getUTCFullYear() < 3000
    return shaped && isNear ? instant : undefined
  }, 'invalidData'),
)

const numeric = z.union([z.string(), z.number()])

/** What a whole number of the database holds; fields of less have their own bounds. */
const mostInt = 2_147_483_647

/** A whole number. */
export const IntField = z
  .pipe(
    numeric,
    converted((value: string | number) => {
      const number = Number(value)
      return Number.isSafeInteger(number) ? number : undefined
    }, 'numbers'),
  )
  .check(
    z.refine((number) => number >= -mostInt, fieldError('min', -mostInt)),
    z.refine((number) => number <= mostInt, fieldError('max', mostInt)),
  )

export const NumberField = z.pipe(
  numeric,
  converted((value: string | number) => {
    const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
    return Number.isFinite(number) ? number : undefined
  }, 'numbers'),
)

/** Limits of an insurance: dollars on the wire, cents inside, as many as can be typed. */
export const InsuredField = z.pipe(
  numeric,
  converted((value: string | number) => typedCents(String(value)), 'numbers'),
)

/** More than anything that is rented, paid or settled here, and sums of it still fit the database. */
const mostDollars = 10_000_000

/** Dollars with at most two decimals on the wire, cents inside. */
export const MoneyField = InsuredField.check(
  z.refine((cents) => cents >= -mostDollars * 100, fieldError('min', -mostDollars)),
  z.refine((cents) => cents <= mostDollars * 100, fieldError('max', mostDollars)),
)

export const FlagField = z.pipe(
  z.union([z.string(), z.boolean()]),
  z.transform((value) => value === true || ['1', 'true', 'on', 'yes'].includes(String(value))),
)

/** A comma-separated list; empty items are dropped (docs/product/app.md#texts-in-forms). Absent is empty. */
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
  z.custom<Blob | WireFile>(isFile),
  z.transform((value) => value as WireFile),
)

function isFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return value instanceof Blob || ('bytes' in value && value.bytes instanceof Uint8Array)
}

/** Zero or more files under one name; a single one is a list of one. */
export const FilesField = z.pipe(
  z._default(z.union([z.array(FileField), FileField]), []),
  z.transform((value) => (Array.isArray(value) ? value : [value])),
)

/** A list of objects or a map: one field of JSON (docs/wire.md). */
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
  const checked = z.pipe(z.pipe(z.union([z.string(), z.custom<z.input<Shape>>()]), read), shape)
  return checked.check(z.refine((value) => !holdsBrokenText(value), fieldError('invalidData')))
}

/** NUL and halves of characters, which JSON can write though no text of ours has them. */
function holdsBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return /[\0\p{Surrogate}]/u.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsBrokenText)
}
