import { canonicalJson } from '../../money/evidence/evidence.ts'
import type { Day } from '../../core/time/wall-time.ts'

export const trustCardKind = 'tramo trust card'

/**
 * What everybody reads of a person on another site (docs/product/community.md#trust-card): only what
 * is public. `issuedAt` is an instant in ISO 8601, `issuer` the origin of the installation; `profile`
 * is where it is said now, which no picture of a card can be.
 */
export type TrustCard = {
  kind: typeof trustCardKind
  version: 1
  issuer: string
  /** What the company of the installation is called. */
  company: string
  issuedAt: string
  lang: 'en' | 'es'
  person: { id: string; firstName: string; picture?: string }
  /** 0 to 10 with one decimal, its title in `lang`, and how many reviews made it. */
  score: { value: number; title: string; reviews: number }
  facts: { memberSince: Day; licenseVerified: boolean; rentals: number; vouches: number }
  profile: string
}

/** A card under a signature; `key` is the id of a published key. */
export type SignedTrustCard = { card: TrustCard; key: string; signature: string }

/** What is signed: the content, however it is spaced or ordered. */
export const trustCardContent = (card: TrustCard): string =>
  `${trustCardKind} 1\n${canonicalJson(card)}`
