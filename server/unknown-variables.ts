import { variables } from './config.ts'

/** What other versions read and this one does not, with what happens instead. */
const unsupported: [RegExp, string][] = [[/^S3_/, 'uploads stay in DATA_DIR/uploads']]

/** Words that our names begin with and few others do. */
const ownWords =
  /^(TRAMO|TRUST|SMS|BACKUP|MAIL|METRICS|SENTRY|STRIPE|ANALYTICS|GOOGLE_MAPS|MAP_STYLE|RATE|SEED|DEV_PAGES|TEST_CLOCK)_/

/** PORT and HOST are too short: other programs have names like them. */
const shortest = 6
const letters = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, '')

/**
 * A sentence for each variable that was surely meant for this program and is not read by it:
 * unsupported, misspelt, or with a wrong first word. Never a value: it may be a secret.
 */
export function sentencesAboutUnknown(env: Record<string, string | undefined>): string[] {
  const strangers = Object.keys(env).filter((name) => env[name] && !variables.includes(name))
  return strangers.toSorted().flatMap((name) => {
    const instead = unsupported.find(([pattern]) => pattern.test(name))?.[1]
    if (instead) return [`${name} is not supported by this version and is ignored: ${instead}.`]
    const meant = meantBy(name)
    if (meant) return [`${name} is not known and is ignored. Did you mean ${meant}?`]
    return ownWords.test(name) ? [`${name} is not known to this version and is ignored.`] : []
  })
}

/** Our name that was meant: the same letters, or one letter wrong, missing, too many or exchanged. */
function meantBy(name: string): string | undefined {
  const given = letters(name.replace(/^TRAMO_/i, ''))
  const exactly = variables.find((known) => letters(known) === given)
  if (exactly && (given.length >= shortest || /^TRAMO_/i.test(name))) return exactly
  return variables.find(
    (known) => letters(known).length >= shortest && isOneSlipAway(letters(known), given),
  )
}

function isOneSlipAway(right: string, given: string): boolean {
  let same = 0
  while (same < right.length && right[same] === given[same]) same++
  const [rest, typed] = [right.slice(same), given.slice(same)]
  return (
    rest.slice(1) === typed.slice(1) ||
    rest.slice(1) === typed ||
    rest === typed.slice(1) ||
    (rest.slice(2) === typed.slice(2) && rest[0] === typed[1] && rest[1] === typed[0])
  )
}
