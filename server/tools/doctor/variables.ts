import { BadConfig, type Config, readConfig, variables } from '../../config.ts'
import { sentencesAboutUnknown } from '../../unknown-variables.ts'
import { type Check, checksOf } from './check.ts'

type Env = Record<string, string | undefined>

/** What can be read of the environment, and the names of what was left out because it is not usable. */
export type Tried = { config: Config; unusable: ReadonlySet<string>; checks: Check[] }

const about = checksOf('variables')

/**
 * The variables as the server reads them, each refusal in a line. What is refused is left out, so that the
 * rest can be tried.
 */
export function tryVariables(env: Env): Tried {
  const refused: Check[] = []
  const unusable = new Set<string>()
  let given = env
  for (;;) {
    try {
      const config = readConfig(given)
      return {
        config,
        unusable,
        checks: [...refused, ...others(env, config, refused.length === 0)],
      }
    } catch (error) {
      if (!(error instanceof BadConfig)) throw error
      const named = namedIn(error.message, given)
      // Else it would be refused for ever.
      if (named.length === 0) throw error
      refused.push(about.fails(error.message))
      for (const name of named) unusable.add(name)
      given = Object.fromEntries(Object.entries(given).filter(([name]) => !named.includes(name)))
    }
  }
}

/** What a refusal is about: its first word where that is set, else whatever it names. */
function namedIn(sentence: string, given: Env): string[] {
  const words = new Set(sentence.split(/[^A-Z_]/))
  const named = variables.filter((name) => words.has(name) && given[name])
  const first = named.find((name) => sentence.startsWith(`${name} `))
  return first === undefined ? named : [first]
}

function others(env: Env, config: Config, isUsable: boolean): Check[] {
  const unknown = sentencesAboutUnknown(env).map(about.advice)
  const pretended =
    config.allowTestPayments && config.isPublic
      ? [
          about.advice(
            'ALLOW_TEST_PAYMENTS is 1, so renters pay with pretended cards: take it away before real ones come.',
          ),
        ]
      : []
  const set = variables.filter((name) => env[name]).length
  const fine = isUsable && unknown.length === 0
  return [...unknown, ...pretended, ...(fine ? [about.ok(`${set} set, each can be used.`)] : [])]
}
