/** One entry of an order's evidence log as it is downloaded (docs/product/rental.md#evidence). */
export type EvidenceEntry = {
  order: string
  /** Counted from 1 without a gap. */
  number: number
  /** ISO 8601. */
  at: string
  kind: string
  /** What happened; photos by the hash of their bytes. */
  data: unknown
  previousHash: string
  hash: string
}

/** What the first entry of a log follows. */
export const noHash = '0'.repeat(64)

/**
 * JSON with its keys in order and nothing left to taste, so that the same content has the same
 * bytes wherever it was written or read.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`
  }
  return JSON.stringify(value ?? null)
}

/** What is hashed: the hash before, and the entry without its own hash. */
export function sealedText(entry: Omit<EvidenceEntry, 'hash'>): string {
  const { previousHash, ...content } = entry
  return previousHash + canonicalJson(content)
}

/**
 * The number of the first entry that does not follow from the one before it, or undefined when the
 * whole log is what was written. `sha256` answers hexadecimal text.
 */
export function firstBroken(
  entries: readonly EvidenceEntry[],
  sha256: (text: string) => string,
): number | undefined {
  let previous = noHash
  for (const [index, { hash, ...entry }] of entries.entries()) {
    const follows =
      entry.number === index + 1 &&
      entry.previousHash === previous &&
      entry.order === entries[0]?.order &&
      sha256(sealedText(entry)) === hash
    if (!follows) return index + 1
    previous = hash
  }
  return undefined
}
