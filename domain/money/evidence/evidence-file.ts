import { canonicalJson, type EvidenceEntry, firstBroken } from './evidence.ts'

type Sha256 = (text: string) => string

/** Whose signature stands under a file; `key` is the id of a published key. */
export type EvidenceSeal = { algorithm: 'Ed25519'; key: string; signature: string }
/** Signs a text; with the id of the key. */
export type Signer = { id: string; sign: (text: string) => string }
/** What is wrong with a seal over a text; undefined when nothing is. */
export type CheckSeal = (
  seal: EvidenceSeal,
  text: string,
) => 'unknownKey' | 'wrongSignature' | undefined

/** What is wrong with a file: an entry, its end, its seal, or all of it. */
export type EvidenceFlaw =
  | { kind: 'unreadable' }
  | { kind: 'entry'; number: number; of: number }
  | { kind: 'count'; said: number; found: number }
  /** Made before files were signed, or by a server that found its own log changed. */
  | { kind: 'unsealed' }
  | { kind: 'unknownKey'; key: string }
  | { kind: 'seal' }
  | { kind: 'bytes' }

type Content = { order: string; sealedAt: string; count: number; entries: readonly EvidenceEntry[] }

/** What the seal of a file is the signature of. */
const sealedContent = (content: Content) => `tramo evidence file 1\n${canonicalJson(content)}`

/** What the seal of an entry is the signature of: its hash follows from everything before it. */
export const sealedEntry = (hash: string): string => `tramo evidence entry 1\n${hash}`

/**
 * An order's evidence log as a file (docs/product/rental.md#evidence), signed at a moment. Without a signer, because
 * the log is no longer what was written, it shows by the missing seal.
 */
export function evidenceFile(
  entries: readonly EvidenceEntry[],
  sealedAt: string,
  signer: Signer | undefined,
): string {
  const content: Content = {
    order: entries[0]?.order ?? '',
    sealedAt,
    count: entries.length,
    entries,
  }
  const seal: EvidenceSeal | null = signer
    ? { algorithm: 'Ed25519', key: signer.id, signature: signer.sign(sealedContent(content)) }
    : null
  return written(content, seal)
}

const written = (content: Content, seal: EvidenceSeal | null) =>
  `${JSON.stringify({ ...content, seal }, null, 2)}\n`

export type CheckedEvidence = {
  entries: EvidenceEntry[]
  sealedAt: string | undefined
  /** Undefined when all is as it was signed. */
  flaw: EvidenceFlaw | undefined
}

/** Looks for one changed byte, a missing line, a missing end, and for a signature that is not ours. */
export function checkEvidenceFile(
  text: string,
  sha256: Sha256,
  checkSeal: CheckSeal,
): CheckedEvidence {
  const file = readFile(text)
  if (!file) return { entries: [], sealedAt: undefined, flaw: { kind: 'unreadable' } }
  const { entries, sealedAt } = file
  return { entries, sealedAt, flaw: flawOf(text, file, sha256, checkSeal) }
}

type File = {
  entries: EvidenceEntry[]
  count: unknown
  sealedAt: string | undefined
  seal: unknown
}

function flawOf(
  text: string,
  { entries, count, sealedAt, seal }: File,
  sha256: Sha256,
  checkSeal: CheckSeal,
): EvidenceFlaw | undefined {
  const found = entries.length
  const broken = firstBroken(entries, sha256)
  if (broken !== undefined) return { kind: 'entry', number: broken, of: found }
  if (typeof count === 'number' && count !== found) return { kind: 'count', said: count, found }
  if (!isSeal(seal) || sealedAt === undefined) return { kind: 'unsealed' }
  const content: Content = { order: entries[0]?.order ?? '', sealedAt, count: found, entries }
  const wrong = checkSeal(seal, sealedContent(content))
  if (wrong === 'unknownKey') return { kind: 'unknownKey', key: seal.key }
  if (wrong) return { kind: 'seal' }
  const { algorithm, key, signature } = seal
  return text === written(content, { algorithm, key, signature }) ? undefined : { kind: 'bytes' }
}

function readFile(text: string): File | undefined {
  try {
    const parsed = JSON.parse(text) as Record<string, unknown> | null
    const { entries, count, sealedAt, seal } = parsed ?? {}
    const isLog = Array.isArray(entries) && entries.length > 0 && entries.every(isEntry)
    if (!isLog) return undefined
    return { entries, count, sealedAt: typeof sealedAt === 'string' ? sealedAt : undefined, seal }
  } catch {
    return undefined
  }
}

const isEntry = (value: unknown): value is EvidenceEntry =>
  typeof value === 'object' && value !== null && 'hash' in value

const isSeal = (value: unknown): value is EvidenceSeal =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'signature' in value &&
  typeof value.signature === 'string' &&
  'algorithm' in value &&
  value.algorithm === 'Ed25519'
