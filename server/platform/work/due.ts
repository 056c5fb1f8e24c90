import { type RawBuilder, sql } from 'kysely'
import type { Services } from '../api/context.ts'
import { type SqlInstant, sqlInstant } from './sql-instant.ts'

/** What a piece of work is asked before it runs. */
export type Asked = {
  /**
   * The rows that are its business at that moment: the very statement that it begins with, so that
   * it is never said to have nothing to do when it has. Without, it is run to find out.
   */
  due?: (now: SqlInstant, services: Services) => RawBuilder<unknown>
}

/**
 * Asks in one statement which pieces have something to do; those that cannot be asked are said to.
 * @param turn only these are looked for
 */
export async function piecesDue<Piece extends Asked>(
  services: Services,
  all: readonly Piece[],
  turn: ReadonlySet<Piece> = new Set(all),
): Promise<Piece[]> {
  const asked = all.filter((piece) => piece.due && turn.has(piece))
  const due = new Set(all.filter((piece) => !piece.due && turn.has(piece)))
  if (asked.length > 0) {
    const answers = await ask(services, asked)
    for (const [at, piece] of asked.entries()) if (answers[at]) due.add(piece)
  }
  return all.filter((piece) => due.has(piece))
}

async function ask(services: Services, asked: readonly Asked[]): Promise<boolean[]> {
  const now = sqlInstant(services.clock())
  const questions = asked.map(({ due }) => sql`exists (select from (${due?.(now, services)}) due)`)
  const { rows } = await sql<{ answers: boolean[] }>`
    select array[${sql.join(questions)}] as answers`.execute(services.db)
  return rows[0]?.answers ?? []
}
