import { readFileSync } from 'node:fs'
import { checkEvidenceFile, type EvidenceFlaw } from '#domain/rentals/evidence-file.ts'
import { sha256 } from '../core/random.ts'

type Say = (line: string) => void

/**
 * Tells whether a downloaded evidence log (`/api/evidence`) is what was written: one changed byte,
 * a missing line or a missing end is found.
 * @returns the exit code: 0 whole, 1 changed, 2 no file to look at
 */
export function runVerifyEvidence([path]: string[], say: Say, complain: Say): number {
  if (!path) {
    complain('Say which file: npm run verify-evidence -- FILE')
    return 2
  }
  const text = readText(path)
  if (text === undefined) {
    complain(`${path} cannot be read.`)
    return 2
  }
  const { entries, flaw } = checkEvidenceFile(text, sha256)
  if (flaw) {
    complain(`Changed: ${sentences(flaw)}`)
    return 1
  }
  const last = entries.at(-1)
  say(`Whole: ${entries.length} entries of order ${last?.order ?? 'none'}.`)
  say(`The last one is of ${last?.at ?? 'never'} and ends in ${last?.hash ?? 'nothing'}.`)
  return 0
}

function sentences(flaw: EvidenceFlaw): string {
  switch (flaw.kind) {
    case 'unreadable':
      return 'this is no evidence log, or a part of one that was cut off.'
    case 'entry':
      return `entry ${flaw.number} of ${flaw.of} does not follow from those before it.`
    case 'count':
      return `there should be ${flaw.said} entries, and there are ${flaw.found}.`
    case 'bytes':
      return 'the entries follow from each other, but the file around them is not as it was written.'
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
