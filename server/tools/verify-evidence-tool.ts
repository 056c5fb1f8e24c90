import { readFileSync } from 'node:fs'
import { type EvidenceEntry, firstBroken } from '#domain/rentals/evidence.ts'
import { sha256 } from '../core/random.ts'

type Say = (line: string) => void

/**
 * Tells whether a downloaded evidence log is what was written: the file is the answer of
 * `evidence`, or its entries alone.
 * @returns the exit code: 0 whole, 1 changed, 2 no evidence log
 */
export function runVerifyEvidence([path]: string[], say: Say, complain: Say): number {
  if (!path) {
    complain('Say which file: npm run verify-evidence -- FILE')
    return 2
  }
  const entries = readEntries(path)
  if (!entries) {
    complain(`${path} is not an evidence log.`)
    return 2
  }
  const broken = firstBroken(entries, sha256)
  const last = entries.at(-1)
  if (broken !== undefined) {
    complain(`Changed: entry ${broken} of ${entries.length} does not follow from those before it.`)
    return 1
  }
  say(`Whole: ${entries.length} entries of order ${last?.order ?? 'none'}.`)
  say(`The last one is of ${last?.at ?? 'never'} and ends in ${last?.hash ?? 'nothing'}.`)
  return 0
}

function readEntries(path: string): EvidenceEntry[] | undefined {
  try {
    const parsed = JSON.parse(readFileSync(path, 'utf8')) as unknown
    const entries = Array.isArray(parsed)
      ? parsed
      : (parsed as { entries?: unknown } | null)?.entries
    return Array.isArray(entries) && entries.length > 0 ? (entries as EvidenceEntry[]) : undefined
  } catch {
    return undefined
  }
}
