import { type Insertable, sql } from 'kysely'
import { allowances, type Keeper, whatIsFull } from '#domain/core/files/storage-allowance.ts'
import { referenceZone } from '#domain/core/time/earliest-start.ts'
import { fieldError, type FieldMessageKey, fieldMessage } from '#protocol/core/field-messages.ts'
import type { Db, Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { AnyContext, FileKeeper, Services } from '../api/context.ts'
import { Problem } from '../api/problem.ts'
import { ago, type SqlInstant } from '../work/sql-instant.ts'
import { withRetries } from '../retry.ts'
import type { FileSender } from './file-queue.ts'
import { today } from '../today.ts'

/*
 * The one way in which a file becomes a row, and with it room on the disk: counted per person and
 * day, whatever it is for (domain/core/files/storage-allowance.ts).
 */

type NewFile = Omit<Insertable<Schema['stored_file']>, 'owner_id' | 'created_at'>
type Context = { services: Pick<Services, 'db' | 'keeperOf'>; now: Date }

/**
 * Refuses a file unseen when there is no room for a single byte more.
 * @returns as whose file it waits to be looked into
 * @throws Problem 400 with a sentence at `field`.
 */
export async function needRoom(
  { services, now, address }: Context & Pick<AnyContext, 'address'>,
  ownerId: string,
  field: string,
): Promise<FileSender> {
  const used = await usage(services, ownerId, now)
  refuseWhatIsFull(used, 1, field)
  const { keeper, rents } = used
  if (keeper === 'unconfirmed')
    return { owner: ownerId, rank: 'unconfirmed', line: `unconfirmed ${address}` }
  return { owner: ownerId, rank: keeper === 'staff' || rents ? 'renter' : 'person', line: ownerId }
}

/**
 * Writes down files that are about to be stored, all or none. Two calls of one person wait for
 * each other, so that together they cannot have more than one alone.
 * @throws Problem 400 with a sentence at `field`.
 */
export async function addFiles(
  { services, now }: Context,
  ownerId: string,
  field: string,
  files: readonly NewFile[],
): Promise<void> {
  if (files.length === 0) return
  const bytes = files.reduce((sum, file) => sum + file.byte_size, 0)
  await withRetries(() =>
    services.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${ownerId}`}, 0))`.execute(
        tx,
      )
      refuseWhatIsFull(await usage({ ...services, db: tx }, ownerId, now), bytes, field)
      await tx
        .insertInto('stored_bytes_of_day')
        .values({ user_id: ownerId, day: today(now), bytes })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'day'])
            .doUpdateSet((eb) => ({ bytes: eb('stored_bytes_of_day.bytes', '+', bytes) })),
        )
        .execute()
      await tx
        .insertInto('stored_file')
        .values(files.map((file) => ({ ...file, owner_id: ownerId, created_at: now })))
        .execute()
    }),
  )
}

type Usage = { keeper: Keeper; rents: boolean; today: number; kept: number }

async function usage(
  { db, keeperOf }: { db: Db | Tx; keeperOf: Services['keeperOf'] },
  ownerId: string,
  now: Date,
): Promise<Usage> {
  const { rows } = await sql<FileKeeper & { today: number | null; kept: string | null }>`
    select who.is_staff, who.is_confirmed, who.rents,
      (select d.bytes from stored_bytes_of_day d
        where d.user_id = ${ownerId} and d.day = ${today(now)}::date) as today,
      (select sum(f.byte_size) from stored_file f
        where f.owner_id = ${ownerId} and f.order_id is null) as kept
    from (${keeperOf(ownerId)}) who`.execute(db)
  const [row] = rows
  if (!row) throw new Error('nobody stores files without an account')
  const keeper = row.is_staff ? 'staff' : row.is_confirmed ? 'person' : 'unconfirmed'
  return { keeper, rents: row.rents, today: row.today ?? 0, kept: Number(row.kept ?? 0) }
}

function refuseWhatIsFull(used: Usage, more: number, field: string): void {
  const { keeper } = used
  const full = whatIsFull(keeper, { today: used.today, kept: used.kept, more })
  if (!full) return
  const key: FieldMessageKey =
    keeper === 'unconfirmed' ? 'filesUnconfirmed' : full === 'day' ? 'filesOfDay' : 'filesKept'
  const error = fieldError(key, allowances[keeper][full])
  const text = { en: fieldMessage(error, 'en'), es: fieldMessage(error, 'es') }
  throw new Problem(400, text, { errors: { [field]: error } })
}

const weekMs = 7 * 86_400_000

export const oldDays = (now: SqlInstant) => sql`
  select from stored_bytes_of_day
  where day < (${ago(now, weekMs)} at time zone ${sql.lit(referenceZone)})::date`

/** Days that no longer count. */
export async function forgetOldDays({ db, clock }: Services): Promise<number> {
  const gone = await sql`
    delete from stored_bytes_of_day where day < ${today(new Date(clock().getTime() - weekMs))}::date`.execute(
    db,
  )
  return Number(gone.numAffectedRows ?? 0)
}
