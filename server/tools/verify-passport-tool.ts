import { passportContent, type Passport } from '#domain/community/passport/passport.ts'
import { readPassport } from '#protocol/community/passport/passport-file.ts'
import { signatureFlaw } from '../platform/auth/signing-key.ts'
import { oneLine } from '../platform/one-line.ts'
import { fileAndKeys, Misuse } from './file-and-keys.ts'

type Say = (line: string) => void

const usage =
  'Say which file and whose keys: npm run verify-passport -- FILE --key KEYS, where KEYS is a file or the address https://…/.well-known/tramo-keys.json of the company that issued it.'

/**
 * Tells whether a rental passport is what was signed with one of the published keys, and what it
 * says (docs/product/community.md#rental-passport).
 * @returns the exit code: 0 as signed, 1 changed or not theirs, 2 nothing to look at
 */
export async function runVerifyPassport(args: string[], say: Say, complain: Say): Promise<number> {
  try {
    const { text, keys } = await fileAndKeys(args, usage)
    const file = readPassport(text)
    if (!file) {
      complain('Not a rental passport, or one that was changed.')
      return 1
    }
    const flaw = signatureFlaw(keys, file, passportContent(file.passport))
    if (flaw) {
      complain(
        flaw === 'unknownKey'
          ? `Not proven: it is signed with the key ${oneLine(file.key)}, which is not among those given.`
          : 'Changed: it is not what was signed.',
      )
      return 1
    }
    for (const line of told(file.passport)) say(oneLine(line))
    return 0
  } catch (error) {
    if (!(error instanceof Misuse)) throw error
    complain(error.message)
    return 2
  }
}

function told({ issuer, issuedAt, person, facts, totals, score }: Passport): string[] {
  const verified = [
    facts.emailConfirmed && 'e-mail confirmed',
    facts.licenseVerified && 'license verified',
    facts.insuranceVerified && 'insurance verified',
  ].filter((fact) => fact !== false)
  return [
    `As signed by ${issuer} at ${issuedAt}.`,
    `${person.firstName} ${person.lastName}, member since ${person.memberSince}: ${verified.join(', ') || 'nothing verified'}.`,
    `Completed rentals: ${totals.rentals}, days: ${totals.days}. Score: ${score.value} of 10, reviews: ${score.reviews}.`,
  ]
}
