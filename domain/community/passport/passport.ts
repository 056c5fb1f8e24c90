import { canonicalJson } from '../../money/evidence/evidence.ts'
import type { Day } from '../../core/time/wall-time.ts'

export const passportKind = 'tramo rental passport'

/**
 * What a person shows elsewhere of their rentals here (docs/product/community.md#rental-passport).
 * Days are the area's; `issuedAt` is an instant in ISO 8601, `issuer` the origin of the installation.
 */
export type Passport = {
  kind: typeof passportKind
  version: 1
  issuer: string
  issuedAt: string
  person: { firstName: string; lastName: string; memberSince: Day }
  facts: { emailConfirmed: boolean; licenseVerified: boolean; insuranceVerified: boolean }
  /** Of all completed rentals, also of those that the list has no room for. */
  totals: { rentals: number; days: number }
  /** 0 to 10 with one decimal, and how many reviews made it. */
  score: { value: number; reviews: number }
  /** The mean of each criterion, 1 to 10; one that nobody rated is left out. */
  criteria: { id: string; name: string; value: number }[]
  /** The newest first. */
  rentals: { start: Day; end: Day; area: string; car: string }[]
}

/** A passport under a signature; `key` is the id of a published key. */
export type PassportFile = { passport: Passport; key: string; signature: string }

/** So many rentals a passport lists. */
export const mostRentals = 100

/** What is signed: the content, however it is spaced or ordered in the file. */
export const passportContent = (passport: Passport): string =>
  `${passportKind} 1\n${canonicalJson(passport)}`

/** A passport as the file that the person keeps. `sign` answers base64url. */
export function passportFile(
  passport: Passport,
  signer: { id: string; sign: (text: string) => string },
): string {
  const signature = signer.sign(passportContent(passport))
  return `${JSON.stringify({ passport, key: signer.id, signature }, null, 2)}\n`
}
