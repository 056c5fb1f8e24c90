import { Gauge } from 'prom-client'
import type { Services } from '../../platform/api/context.ts'
import type { Backups } from './keeper.ts'
import { newestRun, newestSuccess } from '../../platform/backups/runs.ts'

/** What monitors read of backups: nothing of it is there while BACKUP_DIR is not set. */
export function registerBackupMetrics(
  { metrics, db }: Services,
  backups: Pick<Backups, 'waitingBytes'> | undefined,
): void {
  if (!backups) return
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) => {
    const made: Gauge = new Gauge({
      name,
      help,
      registers: [metrics],
      collect: async () => {
        const value = await read().catch(() => undefined)
        if (value !== undefined) made.set(value)
      },
    })
  }
  const seconds = (at: Date | undefined) => at && at.getTime() / 1000
  gauge(
    'tramo_backup_last_success_timestamp_seconds',
    'When the newest whole backup was made, in seconds since 1970; the same on all servers.',
    async () => seconds(await newestSuccess(db, 'base')),
  )
  gauge(
    'tramo_backup_drill_last_success_timestamp_seconds',
    'When a restore was last tried and all was well, in seconds since 1970.',
    async () => seconds(await newestSuccess(db, 'drill')),
  )
  gauge('tramo_backup_drill_succeeded', 'How the last drill went: 1 well, 0 badly.', async () => {
    const last = await newestRun(db, 'drill')
    return last && Number(last.succeeded)
  })
  gauge(
    'tramo_backup_log_waiting_bytes',
    'How much of the log of the database waits for its target on this server.',
    () => backups.waitingBytes(),
  )
}
