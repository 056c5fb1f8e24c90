import { type RawBuilder, sql } from 'kysely'
import { togetherMark } from '../../db/named-statements.ts'
import type { Services } from '../api/context.ts'
import type { Moment } from './moment.ts'

/** What a piece of work is asked before it runs. */
export type Asked = {
  /**
   * The rows that are its business at that moment: the very statement that it begins with, so that
   * it is never said to have nothing to do when it has. Without, it is run to find out.
   */
  due?: (now: Moment, services: Services) => RawBuilder<unknown>
}

/**
 * Asks in one statement which pieces have something to do; those that cannot be asked are said to.
 * @param all the statement is always about all of them, so that it is parsed and planned once
 * @param turn only these are looked for
 */
export async function piecesDue<Piece extends Asked>(
  services: Services,
  all: readonly Piece[],
  turn: ReadonlySet<Piece> = new Set(all),
): Promise<Piece[]> {
  const asked = all.filter((piece) => piece.due)
  const due = new Set(all.filter((piece) => !piece.due && turn.has(piece)))
  if (asked.some((piece) => turn.has(piece))) {
    const answers = await ask(services, asked, turn)
    for (const [at, piece] of asked.entries()) if (answers[at]) due.add(piece)
  }
  return all.filter((piece) => due.has(piece))
}

/*
 * The moment stands in a row of its own: a value that the planner knew would have all of it planned
 * anew each time, which costs more than to answer it.
 */
async function ask<Piece extends Asked>(
  services: Services,
  asked: readonly Piece[],
  turn: ReadonlySet<Piece>,
): Promise<boolean[]> {
  const now: Moment = sql.raw('asked.now')
  const questions = asked.map(
    ({ due }, at) =>
      sql`asked.turn[${sql.lit(at + 1)}] and exists (select from (${due?.(now, services)}) due)`,
  )
  const turns = asked.map((piece) => turn.has(piece))
  const { rows } = await sql<{ answers: boolean[] }>`${sql.raw(togetherMark)}
    with asked as materialized (select ${services.clock()}::timestamptz as now, ${turns}::boolean[] as turn)
    select array[${sql.join(questions)}] as answers from asked`.execute(services.db)
  return rows[0]?.answers ?? []
}
