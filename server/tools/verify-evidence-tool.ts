import { checkEvidenceFile, type EvidenceFlaw } from '#domain/money/evidence/evidence-file.ts'
import { sha256 } from '../platform/random.ts'
import { signatureFlaw } from '../platform/auth/signing-key.ts'
import { fileAndKeys, Misuse } from './file-and-keys.ts'

type Say = (line: string) => void

const usage =
  'Say which file and whose keys: npm run verify-evidence -- FILE --key KEYS, where KEYS is a file or the address https://…/.well-known/tramo-keys.json of those who signed it.'

/**
 * Tells whether a downloaded evidence log (`/api/evidence`) is what was signed with one of the
 * published keys. Without the keys nothing is proven, so there is no default for them.
 * @returns the exit code: 0 whole, 1 changed or not theirs, 2 nothing to look at
 */
export async function runVerifyEvidence(args: string[], say: Say, complain: Say): Promise<number> {
  try {
    const { text, keys } = await fileAndKeys(args, usage)
    const { entries, sealedAt, flaw } = checkEvidenceFile(text, sha256, (seal, content) =>
      signatureFlaw(keys, seal, content),
    )
    if (flaw) {
      complain(sentenceOf(flaw))
      return 1
    }
    const last = entries.at(-1)
    say(
      `Whole: ${entries.length} entries of order ${last?.order ?? 'none'}, as they were signed at ${sealedAt}.`,
    )
    say(`The last one is of ${last?.at ?? 'never'} and ends in ${last?.hash ?? 'nothing'}.`)
    return 0
  } catch (error) {
    if (!(error instanceof Misuse)) throw error
    complain(error.message)
    return 2
  }
}

function sentenceOf(flaw: EvidenceFlaw): string {
  switch (flaw.kind) {
    case 'unreadable':
      return 'Changed: this is no evidence log, or a part of one that was cut off.'
    case 'entry':
      return `Changed: entry ${flaw.number} of ${flaw.of} does not follow from those before it.`
    case 'count':
      return `Changed: there should be ${flaw.said} entries, and there are ${flaw.found}.`
    case 'unsealed':
      return 'Not proven: the file has no seal. It was made before files were signed, or its server found the log changed. Download it again.'
    case 'unknownKey':
      return `Not proven: it is signed with the key ${flaw.key}, which is not among those given.`
    case 'seal':
      return 'Changed: the entries follow from each other, but they are not what was signed.'
    case 'bytes':
      return 'Changed: the entries are what was signed, but the file around them is not as it was written.'
  }
}
