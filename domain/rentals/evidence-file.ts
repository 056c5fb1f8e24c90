import { type EvidenceEntry, firstBroken } from './evidence.ts'

type Sha256 = (text: string) => string

/** What is wrong with a file: an entry, its end, its seal, or all of it. */
export type EvidenceFlaw =
  | { kind: 'unreadable' }
  | { kind: 'entry'; number: number; of: number }
  | { kind: 'count'; said: number; found: number }
  | { kind: 'bytes' }

const withoutSeal = (entries: readonly EvidenceEntry[]) => ({
  order: entries[0]?.order ?? '',
  count: entries.length,
  entries,
})

/**
 * An order's evidence log as a file (PRODUCT.md 6). The entries prove each other; their count and
 * the seal over everything prove that none is missing at the end and no other byte was changed.
 */
export function evidenceFile(entries: readonly EvidenceEntry[], sha256: Sha256): string {
  const content = withoutSeal(entries)
  const seal = sha256(JSON.stringify(content))
  return `${JSON.stringify({ ...content, seal }, null, 2)}\n`
}

/** Looks for one changed byte, a missing line or a missing end; `flaw` is undefined when all is there. */
export function checkEvidenceFile(
  text: string,
  sha256: Sha256,
): { entries: EvidenceEntry[]; flaw: EvidenceFlaw | undefined } {
  const { entries, count } = readFile(text)
  if (!entries) return { entries: [], flaw: { kind: 'unreadable' } }
  const found = entries.length
  const broken = firstBroken(entries, sha256)
  if (broken !== undefined) return { entries, flaw: { kind: 'entry', number: broken, of: found } }
  if (typeof count === 'number' && count !== found)
    return { entries, flaw: { kind: 'count', said: count, found } }
  return { entries, flaw: text === evidenceFile(entries, sha256) ? undefined : { kind: 'bytes' } }
}

function readFile(text: string): { entries?: EvidenceEntry[]; count?: unknown } {
  try {
    const parsed = JSON.parse(text) as { entries?: unknown; count?: unknown } | null
    const entries = parsed?.entries
    const isLog = Array.isArray(entries) && entries.length > 0 && entries.every(isEntry)
    return isLog ? { entries, count: parsed?.count } : {}
  } catch {
    return {}
  }
}

const isEntry = (value: unknown): value is EvidenceEntry =>
  typeof value === 'object' && value !== null && 'hash' in value
