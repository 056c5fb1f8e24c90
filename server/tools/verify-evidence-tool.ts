import { readFileSync } from 'node:fs'
import { checkEvidenceFile, type EvidenceFlaw } from '#domain/rentals/evidence-file.ts'
import { sha256 } from '../core/random.ts'
import { isLoopback } from '../config.ts'
import { type PublicKey, signatureFlaw } from '../core/auth/signing-key.ts'

type Say = (line: string) => void

const usage =
  'Say which file and whose keys: npm run verify-evidence -- FILE --key KEYS, where KEYS is a file or the address https://…/.well-known/tramo-keys.json of those who signed it.'

/** A sentence for the person at the keyboard, not a fault of the program. */
class Misuse extends Error {}

/**
 * Tells whether a downloaded evidence log (`/api/evidence`) is what was signed with one of the
 * published keys. Without the keys nothing is proven, so there is no default for them.
 * @returns the exit code: 0 whole, 1 changed or not theirs, 2 nothing to look at
 */
export async function runVerifyEvidence(args: string[], say: Say, complain: Say): Promise<number> {
  try {
    const { path, where } = askedFor(args)
    const text = readText(path)
    const keys = keysOf(where, /^https?:/.test(where) ? await fetched(where) : readText(where))
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

function askedFor(args: string[]): { path: string; where: string } {
  const at = args.indexOf('--key')
  const [path, ...more] = args.filter((_, index) => at === -1 || (index !== at && index !== at + 1))
  const where = at === -1 ? undefined : args[at + 1]
  if (!path || !where || more.length > 0) throw new Misuse(usage)
  return { path, where }
}

async function fetched(address: string): Promise<string> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || (url.protocol === 'http:' && !isLoopback(url.hostname)))
    throw new Misuse(`${address} is not safe to ask: keys come over https://.`)
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'error' })
    if (answer.ok) return await answer.text()
    throw new Misuse(`${address} answers ${answer.status}, and no keys.`)
  } catch (error) {
    if (error instanceof Misuse) throw error
    throw new Misuse(`${address} cannot be reached.`)
  }
}

function keysOf(where: string, text: string): PublicKey[] {
  try {
    const { keys } = JSON.parse(text) as { keys?: unknown }
    if (Array.isArray(keys) && keys.length > 0 && keys.every(isKey)) return keys
  } catch {
    // Said below.
  }
  throw new Misuse(`${where} has no public keys in it.`)
}

const isKey = (value: unknown): value is PublicKey =>
  typeof value === 'object' &&
  value !== null &&
  ['kid', 'x'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

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

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new Misuse(`${path} cannot be read.`)
  }
}
