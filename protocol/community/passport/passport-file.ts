import {
  mostRentals,
  type PassportFile as File,
  passportKind,
} from '#domain/community/passport/passport.ts'
import * as z from 'zod/mini'
import { longestPassport } from './limits.ts'

const text = (most: number) => z.string().check(z.maxLength(most))
const count = z.int().check(z.minimum(0), z.maximum(1_000_000))
const value = z.number().check(z.minimum(0), z.maximum(10))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/* Strict: what a file says is what was signed, and nothing stands beside it. */
const PassportFile = z.strictObject({
  passport: z.strictObject({
    kind: z.literal(passportKind),
    version: z.literal(1),
    issuer: text(300),
    issuedAt: z.iso.datetime(),
    person: z.strictObject({ firstName: text(80), lastName: text(80), memberSince: day }),
    facts: z.strictObject({
      emailConfirmed: z.boolean(),
      licenseVerified: z.boolean(),
      insuranceVerified: z.boolean(),
    }),
    totals: z.strictObject({ rentals: count, days: count }),
    score: z.strictObject({ value, reviews: count }),
    criteria: z
      .array(z.strictObject({ id: text(20), name: text(80), value }))
      .check(z.maxLength(20)),
    rentals: z
      .array(z.strictObject({ start: day, end: day, area: text(80), car: text(120) }))
      .check(z.maxLength(mostRentals)),
  }),
  key: text(100),
  signature: text(100),
})

/**
 * Reads a passport that somebody brings, before its signature is looked at.
 * @returns undefined for anything else, for what is too long, and for what says more than a passport does
 */
export function readPassport(content: string): File | undefined {
  if (content.length > longestPassport) return undefined
  try {
    const { data } = z.safeParse(PassportFile, JSON.parse(content))
    return data
  } catch {
    return undefined
  }
}
