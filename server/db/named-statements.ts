import type { PoolClient, QueryResult } from 'pg'
import { sqlState } from '../core/retry.ts'
import { keepFields } from './answer-columns.ts'
import type { LostConnections } from './database-away.ts'

/** So many statements stay prepared, each in 25 kB of the session's memory or less; all of ours are fewer. */
const mostNamed = 600
/** Longer ones are lists of values, which seldom come twice. */
const longest = 4_000
/** Several at once are longer, up to here; with all of them the texts are at most so many megabytes of memory. */
const longestTogether = 60_000
const mostCharacters = 4_000_000
/** Begins a statement that is several at once (`one-trip.ts`): long, and always the same. */
export const togetherMark = '/* together */'

/** The index that such a conflict is about is found by the value in its condition, which a plan for any value lacks. */
const needsItsValues = /\bon conflict \([^)]{1,200}\) where\b/

/**
 * Names for statements: a session parses a named one once, and plans it anew only while that pays.
 * Statements of a few rows cost more to parse and plan than to carry out.
 */
export class NamedStatements {
  readonly #names = new Map<string, string>()
  #characters = 0

  /** The name of a statement by its text; undefined for what is not worth one. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size === mostNamed || this.#characters + text.length > mostCharacters)
      return undefined
    const isLong = text.length > (text.startsWith(togetherMark) ? longestTogether : longest)
    if (isLong || needsItsValues.test(text)) return undefined
    const name = `statement_${this.#names.size}`
    this.#characters += text.length
    this.#names.set(text, name)
    return name
  }
}

/** What Kysely asks of a client. */
export type StatementClient = {
  query(text: string, values: readonly unknown[]): Promise<QueryResult>
  release(): void
}

const begins = /^(?:begin|start transaction)\b/
const ends = /^(?:commit|rollback)$/
const nothingDone = { command: '', rowCount: null, oid: 0, rows: [], fields: [] } as QueryResult

/** The columns of a statement are not those of its plan any more: a migration ran beside us. */
const isOldPlan = (error: unknown) =>
  sqlState(error) === '0A000' && (error as Error).message.includes('cached plan')

/** What is begun anew succeeds, because the session that had the old plan is left. */
class OldPlan extends Error {
  readonly code = '40001'
}

/** A client whose statements with values are named by `statements`. */
export function withNames(
  client: PoolClient,
  statements: NamedStatements,
  lost: LostConnections,
): StatementClient {
  let isOld = false
  /** A transaction that was asked for, and of which the database does not know yet. */
  let beginning: string | undefined
  const ask: StatementClient['query'] = async (text, values) => {
    const name = values.length > 0 && !isOld ? statements.nameOf(text) : undefined
    const rest = { text, values: [...values] }
    if (name === undefined) return client.query(rest)
    try {
      return await client.query({ name, ...rest })
    } catch (error) {
      if (!isOldPlan(error)) throw error
      isOld = true
      // A transaction has ended with it.
      if (client.getTransactionStatus() !== 'I')
        throw new OldPlan('a table was changed meanwhile', { cause: error })
      return client.query(rest)
    }
  }
  const askInTurn: StatementClient['query'] = async (text, values) => {
    // The connection takes a statement before the last one is answered: BEGIN goes together with the first.
    if (begins.test(text)) {
      beginning = text
      return nothingDone
    }
    if (beginning === undefined) return ask(text, values)
    const begin = beginning
    beginning = undefined
    // Nothing was asked in between: there is nothing to end.
    if (ends.test(text)) return nothingDone
    const [, result] = await Promise.all([client.query(begin), ask(text, values)])
    return result
  }
  return {
    async query(text, values) {
      const result = await askInTurn(text, values).catch((error: unknown) => {
        throw lost.ofStatement(client, error)
      })
      // Of several statements in one text there are several answers.
      if (result.rows) keepFields(result.rows, result.fields, client)
      return result
    },
    release: () => client.release(isOld || lost.has(client)),
  }
}
