import { sha256 } from '../random.ts'

/** So many sessions are remembered; the one that was used longest ago is forgotten for a new one. */
const most = 10_000

const users = new Map<string, string>()

/** Remembers whose session a token is; call it only when the database has just said so. */
export function rememberUser(tokenHash: string, userId: string): void {
  users.delete(tokenHash)
  users.set(tokenHash, userId)
  if (users.size <= most) return
  const [oldest] = users.keys()
  if (oldest !== undefined) users.delete(oldest)
}

/** Forgets a token that the database does not know any more. */
export function forgetUser(tokenHash: string): void {
  users.delete(tokenHash)
}

/**
 * Whose call it seems to be, before the database is asked: by the sessions that this process has
 * seen. It decides who waits behind whom (turns.ts) and never what somebody may do.
 * @returns undefined for a visitor, an invented token and a session that was not seen yet
 */
export function recentUser(token: string | undefined): string | undefined {
  return token === undefined ? undefined : users.get(sha256(token))
}
