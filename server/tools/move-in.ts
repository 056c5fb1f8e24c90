import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from '#protocol/core/counted.ts'
import { type MoveKind, moveKinds } from '#protocol/staff/moving/kinds.ts'
import type { Config } from '../config.ts'
import { isStaff, userByEmail } from '../people/people/account-store.ts'
import { rightsOf } from '../people/people/team-store.ts'
import { keeperOf } from '../money/orders/orders-store.ts'
import type { Database } from '../platform/db/database.ts'
import { folderStore } from '../platform/gateways/files.ts'
import { stopScanners } from '../platform/uploads/file-scanners.ts'
import { inviteThem } from '../staff/moving/invite-people.ts'
import { moveIn } from '../staff/moving/move-in.ts'
import type { MoveResult } from '../staff/moving/plan.ts'
import { typedPath } from './typed-path.ts'

/** What is asked of the command line beside a fleet file (docs/import.md). */
export type MovingTask =
  | { kind: MoveKind; path: string; by: string; contracts: string | undefined; isDryRun: boolean }
  | { kind: 'invite'; by: string }

export const movingUsage =
  'Name one file: npm run import -- people|rentals|reservations|services FILE.csv --by E-MAIL, with --dry-run to see first what it would do, and for rentals --contracts FOLDER with their PDFs; npm run import -- invite --by E-MAIL writes to the people that came. E-MAIL is that of an owner on the staff list, who answers for it in the audit log.'

const isKind = (word: string | undefined): word is MoveKind =>
  moveKinds.some((kind) => kind === word)

/** Whether words of the command line are about moving in: then its task, or that it cannot be one. */
export function movingTask(words: readonly string[]): MovingTask | 'misuse' | undefined {
  const [kind, ...rest] = words
  if (kind !== 'invite' && !isKind(kind)) return undefined
  const said: { by?: string; contracts?: string } = {}
  const plain: string[] = []
  let isDryRun = false
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? ''
    if (word === '--dry-run') isDryRun = true
    else if (word === '--by' || word === '--contracts') {
      said[word === '--by' ? 'by' : 'contracts'] = rest[at + 1] ?? ''
      at += 1
    } else plain.push(word)
  }
  const [path, ...more] = plain
  const { by = '', contracts } = said
  const isWrong = by === '' || more.length > 0 || plain.some((word) => word.startsWith('-'))
  if (kind === 'invite')
    return isWrong || path !== undefined || contracts !== undefined || isDryRun
      ? 'misuse'
      : { kind, by }
  if (isWrong || path === undefined || contracts === '') return 'misuse'
  if (contracts !== undefined && kind !== 'rentals') return 'misuse'
  return { kind, path, by, contracts, isDryRun }
}

/** Moves a company in, or invites its people, and says what it did or would do. */
export async function runMoving(
  { db }: Pick<Database, 'db'>,
  task: MovingTask,
  config: Config,
): Promise<void> {
  const user = await userByEmail(db, task.by.toLowerCase())
  const rights = user && (await isStaff(db, user.id)) ? await rightsOf(db, user.id) : undefined
  if (!user || !rights?.includes('owner'))
    return bad(`${task.by} is no owner on the staff list: see npm run staff -- list.`)
  const by = { staffId: user.id, way: 'command' } as const
  const now = new Date()
  if (task.kind === 'invite') {
    const { publicUrl } = config
    const invited = await db.transaction().execute((tx) => inviteThem(tx, { by, publicUrl, now }))
    return console.log(`${counted('en', { one: '# person', other: '# people' })(invited)} invited.`)
  }
  const bytes = readBounded(typedPath(task.path))
  if (!bytes) return bad(`${task.path} cannot be read, or is larger than 5 MB.`)
  const folder = task.contracts === undefined ? undefined : typedPath(task.contracts)
  if (folder !== undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return bad(`${task.contracts} is no folder.`)
  const files = folderStore(join(config.dataDir, 'uploads'))
  try {
    const { isDryRun } = task
    const contracts = folder === undefined ? undefined : contractsIn(folder)
    const result = await moveIn({ db, files, keeperOf }, task.kind, bytes, {
      by,
      now,
      isDryRun,
      ...(contracts && { contracts }),
    })
    report(task.kind, result, isDryRun)
  } finally {
    stopScanners()
  }
}

const mostBytes = 5 * 1024 * 1024
const mostContractBytes = 2 * 1024 * 1024

/** A file, unless it is none or too large to be one of ours. */
function readBounded(path: string): Uint8Array | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isFile() && found.size <= mostBytes ? readFileSync(path) : undefined
}

/** The PDFs of a folder. One that is too large is read as far as shows that it is. */
const contractsIn = (folder: string) => {
  const names = new Set(readdirSync(folder))
  return (name: string): Uint8Array | undefined => {
    const path = join(folder, name)
    if (!names.has(name) || !existsSync(path)) return undefined
    const { size } = statSync(path)
    return size > mostContractBytes * 2 ? new Uint8Array() : readFileSync(path)
  }
}

const nouns = {
  people: counted('en', { one: '# person', other: '# people' }),
  rentals: counted('en', { one: '# rental', other: '# rentals' }),
  reservations: counted('en', { one: '# reservation', other: '# reservations' }),
  services: counted('en', { one: '# service', other: '# services' }),
} satisfies Record<MoveKind, unknown>
const badLines = counted('en', { one: '# bad line', other: '# bad lines' })

function report(kind: MoveKind, result: MoveResult, isDryRun: boolean): void {
  const { added, joined, known, overdue, bad: lines, ignoredColumns } = result
  const noun = nouns[kind]
  if (ignoredColumns.length > 0) console.log(`Columns not used: ${ignoredColumns.join(', ')}`)
  if (lines.length > 0) {
    for (const { line, reason } of lines) console.error(`line ${line}: ${reason}`)
    const many = new Set(lines.map(({ line }) => line)).size
    return bad(`Nothing ${isDryRun ? 'would be' : 'was'} taken in: ${badLines(many)}.`)
  }
  console.log(`${noun(added)} ${isDryRun ? 'would be ' : ''}added, ${noun(known)} taken in before.`)
  if (joined > 0) console.log(`  ${noun(joined)} of them had an account here.`)
  if (overdue.length > 0) console.log(`  over their end already: ${overdue.join(', ')}`)
}

function bad(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
