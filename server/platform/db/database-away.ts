import type { PoolClient } from 'pg'
import { sqlState } from '../retry.ts'

/*
 * What says that the database is not there at this moment, by PostgreSQL's own codes and those of the
 * way to it: a connection that broke or did not come; a server that is shut down, crashed or starts; no
 * connection left.
 */
const away =
  /^(08\w{3}|57P0[1235]|53300|E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|(HOST|NET)(UNREACH|DOWN)))$/

/** PostgreSQL's own codes have five letters. */
const isOfStatement = (code: string | undefined) => code !== undefined && /^[0-9A-Z]{5}$/.test(code)

/** No code: the client's own words for a connection that is gone. */
const brokenCode = '08006'

/**
 * The database is away: it restarts, crashed or cannot be reached. Whether a COMMIT under way was
 * carried out, nobody knows; who sent the change finds out by sending the same request again.
 */
export class DatabaseAway extends Error {
  readonly code: string

  constructor(code: string, cause?: unknown) {
    super(`the database is away (${code})`, { cause })
    this.code = code
  }
}

/** A connection that did not come within the time for it. */
export const noConnectionInTime = () => new DatabaseAway('ETIMEDOUT')

/** What a failed try to connect is, whatever was in its way; the pool's own words have no code. */
export const ofConnecting = (error: unknown): DatabaseAway =>
  error instanceof DatabaseAway ? error : new DatabaseAway(sqlState(error) ?? 'ETIMEDOUT', error)

/**
 * The connections that are lost. A client of the pool has nobody who hears of that while it is lent,
 * and an error that nobody hears ends the process.
 */
export class LostConnections {
  readonly #lost = new WeakSet<PoolClient>()

  /** From now on its end is heard of: who has it is told by `ofStatement`, and it is not lent again. */
  watch(client: PoolClient): void {
    const lose = () => void this.#lost.add(client)
    client.on('error', lose).on('end', lose)
  }

  has(client: PoolClient): boolean {
    return this.#lost.has(client)
  }

  /** What the error of a statement is, which may be that its connection is lost. */
  ofStatement(client: PoolClient, error: unknown): unknown {
    const code = sqlState(error)
    const isAway = code !== undefined && away.test(code)
    if (isAway) this.#lost.add(client)
    else if (isOfStatement(code) || !this.#lost.has(client)) return error
    return new DatabaseAway(isAway ? code : brokenCode, error)
  }
}
