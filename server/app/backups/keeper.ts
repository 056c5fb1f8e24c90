import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { isBaseDue, isDrillDue } from '#domain/core/backups/schedule.ts'
import { BadConfig, type Config } from '../../config.ts'
import { makeBase } from '../../platform/backups/base-backup.ts'
import { basesIn, readNote } from '../../platform/backups/base-note.ts'
import {
  archivesOfFiles,
  dataFiles,
  fileOfArchive,
  putFile,
} from '../../platform/backups/data-files.ts'
import { moveLog, waitingBytes, waitingLog } from '../../platform/backups/log-files.ts'
import { type BackupKey, backupKey } from '../../platform/backups/seal.ts'
import { openTarget } from '../../platform/backups/targets/open-target.ts'
import { type Target, TargetAway } from '../../platform/backups/targets/target.ts'
import { beginClosing, closeGap, hasGap, markGap } from '../../platform/db/cluster/kept-log.ts'
import type { LocalPostgres } from '../../platform/db/cluster/local-postgres.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Work } from '../../platform/work/work.ts'
import { drill, removeScratch } from './drill.ts'
import { installationOf } from './facts.ts'
import { beginRun, endRun, newestRun } from '../../platform/backups/runs.ts'
import { savedPlace } from './saved-place.ts'
import { thinBackups } from './thin-backups.ts'

/** More of the log than this does not wait for a target that is away: bookings need the room more. */
export const mostWaitingBytes = 2 * 2 ** 30
const againMs = 30_000
const baseAgainMs = 600_000
/** New files do not keep the log waiting longer than this. */
const filesMs = 10_000
const farewellMs = 5_000

/** Saves an installation by itself, inside its server (docs/product/company.md#backups). */
export class Backups {
  readonly #config: Config
  readonly #postgres: LocalPostgres
  readonly #target: Target
  readonly #key: BackupKey
  readonly #log: FastifyBaseLogger
  #isAway = false
  #tryAt = 0
  #tryBaseAt = 0
  #newest: Date | undefined
  #isSwept = false
  readonly #stopped = new AbortController()
  /** Paths of files that the target has; read from it once. */
  #sent: Set<string> | undefined

  constructor(config: Config, postgres: LocalPostgres, log: FastifyBaseLogger) {
    this.#config = config
    this.#postgres = postgres
    this.#target = openTarget(config.backupDir ?? '')
    this.#key = backupKey(config.backupKey ?? '')
    this.#log = log
  }

  get work(): Work[] {
    return [
      { name: 'log of the database', everySeconds: 2, lane: 'log', run: () => this.#moveLog() },
      { name: 'files to back up', everySeconds: 10, lane: 'log', run: () => this.#sendFiles() },
      {
        name: 'backup',
        everySeconds: 60,
        lane: 'backups',
        scans: true,
        run: (services) => this.#makeBase(services),
      },
      {
        name: 'restore drill',
        everySeconds: 3600,
        lane: 'backups',
        scans: true,
        run: (services) => this.#drill(services),
      },
    ]
  }

  /** How much of the log waits for its target, in bytes. */
  async waitingBytes(): Promise<number> {
    const { waitingLog: folder } = this.#postgres
    return folder === undefined ? 0 : waitingBytes(folder)
  }

  /** What takes long is not waited for. */
  stop(): void {
    this.#stopped.abort()
  }

  /** When the database has ended, its last words are on the way too. */
  async farewell(): Promise<void> {
    await removeScratch(this.#config.dataDir)
    const { waitingLog: folder } = this.#postgres
    if (folder === undefined) return
    const late = new Promise<void>((resolve) => setTimeout(resolve, farewellMs).unref())
    const moved = moveLog(folder, this.#target, this.#key).then(
      () => {},
      // What waits goes at the next start.
      () => {},
    )
    await Promise.race([moved, late])
  }

  async #moveLog(): Promise<number> {
    const { waitingLog: folder } = this.#postgres
    if (folder === undefined || Date.now() < this.#tryAt) return 0
    const moved = await this.#reached(() => moveLog(folder, this.#target, this.#key))
    if (moved === undefined && (await waitingBytes(folder)) > mostWaitingBytes) {
      markGap(folder)
      for (const name of await waitingLog(folder)) await rm(join(folder, name), { force: true })
      this.#log.error(
        'too much of the log has waited for its target and is let go: the next backup begins anew',
      )
    }
    return moved ?? 0
  }

  async #sendFiles(): Promise<number> {
    if (Date.now() < this.#tryAt) return 0
    return (await this.#reached(() => this.#sendNewFiles())) ?? 0
  }

  async #sendNewFiles(): Promise<number> {
    const until = Date.now() + filesMs
    if (!this.#sent) {
      const there = await archivesOfFiles(this.#target)
      const paths = [...there].flatMap((archive) => fileOfArchive(archive)?.path ?? [])
      this.#sent = new Set(paths)
    }
    const sent = this.#sent
    let count = 0
    const isSent = (path: string) => sent.has(path)
    for await (const file of dataFiles(this.#config.dataDir, isSent)) {
      if (await putFile(this.#target, this.#key, this.#config.dataDir, file)) count += 1
      sent.add(file.path)
      if (Date.now() > until) break
    }
    return count
  }

  /** That the target is away is said once, and once when it is back. @returns undefined while it is away */
  async #reached<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const result = await work()
      if (this.#isAway) this.#log.info('the place of the backups is back')
      this.#isAway = false
      return result
    } catch (error) {
      if (!(error instanceof TargetAway)) throw error
      if (!this.#isAway) this.#log.warn({ why: error.message }, 'the log of the database waits')
      this.#isAway = true
      this.#tryAt = Date.now() + againMs
      return undefined
    }
  }

  async #makeBase({ db }: Services): Promise<number> {
    if (Date.now() < this.#tryBaseAt) return 0
    const { waitingLog: folder } = this.#postgres
    const isDue = (now: Date) =>
      isBaseDue(this.#newest, folder !== undefined && hasGap(folder), now)
    if (!isDue(new Date())) return 0
    const run = await this.#reached(async () => {
      this.#newest = await this.#newestOfOurs(await installationOf(db))
      return isDue(new Date()) ? beginRun(db, 'base', new Date()) : undefined
    })
    if (run === undefined) return 0
    if (folder !== undefined) beginClosing(folder)
    try {
      const now = new Date()
      const saved = savedPlace(this.#config, this.#postgres, db, () => new Date())
      const { stamp, note } = await makeBase(saved, this.#target, this.#key, now)
      if (folder !== undefined) closeGap(folder)
      this.#newest = now
      const outcome = `Saved as ${stamp} with ${note.files} files.`
      await endRun(db, run, true, outcome, new Date())
      await thinBackups(this.#target, this.#key, this.#config.dataDir, now)
      return 1
    } catch (error) {
      this.#tryBaseAt = Date.now() + baseAgainMs
      const outcome =
        error instanceof BadConfig ? error.message : 'It failed: see the log of the server.'
      await endRun(db, run, false, outcome, new Date())
      throw error
    }
  }

  /** @throws BadConfig when the target holds the backups of somebody else */
  async #newestOfOurs(installation: string): Promise<Date | undefined> {
    const newest = (await basesIn(this.#target)).at(-1)
    if (!newest) return undefined
    const note = await readNote(this.#target, this.#key, newest.stamp)
    if (note.installation === installation) return newest.at
    this.#tryBaseAt = Date.now() + baseAgainMs
    throw new BadConfig(
      `${this.#target.name} holds the backups of another installation: let BACKUP_DIR name a folder of its own.`,
    )
  }

  async #drill({ db }: Services): Promise<number> {
    // Of a server that was killed in the middle of one; nobody else has a database in this folder yet.
    if (!this.#isSwept) await removeScratch(this.#config.dataDir)
    this.#isSwept = true
    const last = await newestRun(db, 'drill')
    if (this.#newest === undefined || !isDrillDue(last, new Date())) return 0
    const keepsLog = this.#postgres.waitingLog !== undefined
    const { dataDir } = this.#config
    if (this.#postgres.cluster === undefined) return 0
    const { signal: stopped } = this.#stopped
    const parts = { target: this.#target, key: this.#key, db, dataDir, keepsLog, stopped }
    const tried = await drill(parts).catch((error: unknown) => {
      if (stopped.aborted) return undefined
      throw error
    })
    if (!tried) return 0
    const { succeeded, outcome } = tried
    this.#log[succeeded ? 'info' : 'error']({ outcome }, 'a restore was tried')
    return 1
  }
}
