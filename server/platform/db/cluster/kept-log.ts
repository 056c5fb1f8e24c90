import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { chown, type Place, remember, remembered } from './place.ts'

/** Below the folder of the waiting log: something of it was not kept since the last backup. */
const gapIn = (waitingLog: string) => join(waitingLog, 'gap')

/**
 * Whether the log of changes is kept from the next start of the database on: what the server says holds for the
 * tools beside it. What was not kept before leaves a gap, until the next backup.
 */
export function keepLog(dataDir: string, place: Place, isKept: boolean): Place {
  const waitingLog = join(dirname(place.cluster), 'wal')
  if (!isKept) {
    if (remembered(dataDir).keepsLog) remember(dataDir, { keepsLog: false })
    rmSync(waitingLog, { recursive: true, force: true })
    return { ...place, waitingLog: undefined }
  }
  if (!existsSync(waitingLog)) {
    mkdirSync(waitingLog, { mode: 0o700 })
    markGap(waitingLog)
    chown(waitingLog, place.account)
  }
  remember(dataDir, { keepsLog: true })
  return { ...place, waitingLog }
}

/** The same while the backup is made that comes after it. */
const closingIn = (waitingLog: string) => join(waitingLog, 'gap-closing')

export const hasGap = (waitingLog: string): boolean =>
  existsSync(gapIn(waitingLog)) || existsSync(closingIn(waitingLog))

export function markGap(waitingLog: string): void {
  writeFileSync(gapIn(waitingLog), '', { mode: 0o600 })
}

/** A backup begins: a gap from here on is after it. */
export function beginClosing(waitingLog: string): void {
  if (existsSync(gapIn(waitingLog))) renameSync(gapIn(waitingLog), closingIn(waitingLog))
}

/** The backup is whole: what was missing before it is missed no longer. */
export function closeGap(waitingLog: string): void {
  rmSync(closingIn(waitingLog), { force: true })
}

/** Whether the database that runs was begun to keep its log. */
export async function isLogKept(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ kept: boolean }>(
    `select current_setting('archive_mode') <> 'off' as kept`,
  )
  return rows[0]?.kept === true
}
