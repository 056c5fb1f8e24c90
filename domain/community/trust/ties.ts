/** Names a person to the search: an id, or a number, which is read faster. One graph has one kind of them. */
export type PersonId = string | number

/** What ties two people to each other; everything that trust flows along (docs/product/community.md#trust). */
export type Tie =
  | {
      kind: 'vouch'
      /** Who vouches, and for whom. */
      from: PersonId
      to: PersonId
      /** 1 to 10. */
      rating: number
      /** 0 to 1. */
      confidence: number
      /** Days since it was written; one from the future counts as new. */
      ageDays: number
    }
  /** Both confirmed that they know each other; it holds in both directions. */
  | { kind: 'connection'; from: PersonId; to: PersonId }
  /** Who invited whom; it holds in both directions. */
  | { kind: 'referral'; from: PersonId; to: PersonId }

export type TieKind = Tie['kind']

/** How much trust one person passes on to another, in millionths: whole numbers, so that sums are exact in any order. */
export type TrustEdge = { from: PersonId; to: PersonId; kind: TieKind; capacity: number }

/** What a flow of 1 is in the millionths of capacities. */
export const wholeTrust = 1_000_000
/** What the team's word for a seed person is worth to everybody. */
export const seedCapacity = wholeTrust / 2

const connectionCapacity = 300_000
const referralCapacity = 200_000
/** 24 months of an average year, in days. */
const halfLifeDays = (24 * 365.25) / 12

/** Millionths that a tie carries, 0 to 1,000,000 (docs/product/community.md#trust). */
export function capacityOf(tie: Tie): number {
  if (tie.kind === 'connection') return connectionCapacity
  if (tie.kind === 'referral') return referralCapacity
  const age = Math.max(0, tie.ageDays)
  return Math.round((tie.rating / 10) * tie.confidence * 0.5 ** (age / halfLifeDays) * wholeTrust)
}

/** The edges of a tie, one or two; none of somebody with themself, and none that carries nothing. */
export function edgesOf(tie: Tie): TrustEdge[] {
  const capacity = capacityOf(tie)
  const { from, to, kind } = tie
  if (from === to || capacity <= 0) return []
  const there = { from, to, kind, capacity }
  return kind === 'vouch' ? [there] : [there, { from: to, to: from, kind, capacity }]
}
