import { missingCheckpoints, overfullCheckpoint } from '#domain/fleet/fleet/checkpoints.ts'
import { isFresh } from '#domain/rentals/inspections/inspection-kinds.ts'
import { relocationInspection as operation } from '#protocol/jobs/relocation/relocation-steps.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { AnyContext, Context, SignedIn } from '../../platform/api/context.ts'
import { prepared } from '../../platform/api/handler.ts'
import { conflict } from '../../platform/api/problem.ts'
import { randomId } from '../../platform/random.ts'
import { printOfPicture } from '../../platform/uploads/picture.ts'
import { takeUploads } from '../../platform/uploads/take-uploads.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { missingText, overfullText } from '../../rentals/inspections/care-texts.ts'
import { record } from '../jobs/job-history.ts'
import { refused } from '../jobs/act.ts'
import { mustBring, stepAnswer } from './bring.ts'
import { readInspection, lockCarJob } from './relocation-store.ts'
import { relocationTexts } from './relocation-texts.ts'

type Prints = ReadonlyMap<string, string>

type Items = ParsedInputOf<typeof operation>['items']

/**
 * Pictures of the car before its keys are taken or given back, each with its hash in the history
 * (docs/product/jobs.md#relocation).
 * @throws Problem 200 with `result: false` and why not, 404, 409 that names what is missing
 */
export const relocationInspection = prepared(operation, {
  prepare: (context, { items }) => printsOfFiles(context, context.user.id, items),
  run: inspectCar,
})

async function inspectCar(
  context: Context<SignedIn> & { db: Tx },
  { id, moment, items, comments }: ParsedInputOf<typeof operation>,
  prints: Prints,
) {
  const { db: tx, user, now } = context
  const one = await lockCarJob(tx, user, id)
  await mustBring(tx, one, user, now)
  const isOut = one.relocation.started_at !== null
  if (moment === 'start' && isOut) throw refused(relocationTexts.taken)
  if (moment === 'end' && !isOut) throw refused(relocationTexts.notTaken)
  const before = await readInspection(tx, id, moment, user.id)
  if (before && isFresh(before.submitted_at, now)) throw refused(relocationTexts.photosDone)
  checkPictures(items)
  if (before)
    await tx
      .updateTable('relocation_inspection')
      .set({ replaced_at: now })
      .where('id', '=', before.id)
      .execute()
  const inspection = randomId()
  const hashes = await takeUploads(
    tx,
    items.map(({ file }) => file),
    { userId: user.id, relocationId: id, purpose: 'relocation' },
  )
  await tx
    .insertInto('relocation_inspection')
    .values({
      id: inspection,
      job_id: id,
      moment,
      by_id: user.id,
      comments: comments ?? null,
      submitted_at: now,
    })
    .execute()
  await insertPictures(tx, inspection, items, prints)
  const pictures = items.map(({ checkpoint, file }) => ({
    checkpoint,
    file,
    sha256: hashes.get(file),
  }))
  await record(tx, id, {
    action: 'inspect',
    actor: 'assigned',
    actorId: user.id,
    details: { moment, inspection, pictures },
    at: now,
  })
  return stepAnswer(context, id)
}

/** What is compared of each picture that the caller sent before; what is not theirs is refused later. */
async function printsOfFiles(
  { services, outsideQueue }: Pick<AnyContext, 'services' | 'outsideQueue'>,
  owner: string,
  items: Items,
): Promise<Prints> {
  const files = await services.db
    .selectFrom('stored_file')
    .select('id')
    .where('owner_id', '=', owner)
    .where('purpose', '=', 'relocation')
    .where('relocation_id', 'is', null)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(items.map(({ file }) => file)))))
    .execute()
  const prints = new Map<string, string>()
  for (const { id } of files) {
    const bytes = await services.files.read(id)
    const print = bytes && (await outsideQueue(() => printOfPicture(bytes, owner)))
    if (print !== undefined) prints.set(id, print)
  }
  return prints
}

/** @throws Problem 409 that names what is missing or too much */
function checkPictures(items: Items): void {
  const taken = items.map(({ checkpoint }) => checkpoint)
  const missing = missingCheckpoints(taken)
  if (missing.length > 0) throw conflict(missingText(missing))
  const overfull = overfullCheckpoint(taken)
  if (overfull) throw conflict(overfullText(overfull))
}

async function insertPictures(
  tx: Tx,
  inspection: string,
  items: Items,
  prints: Prints,
): Promise<void> {
  for (const [position, item] of items.entries()) {
    await sql`
      insert into relocation_picture
        (inspection_id, position, checkpoint, file_id, note, marks, taken_at, latitude, longitude, print)
      values (${inspection}, ${position}::smallint, ${item.checkpoint}, ${item.file}, ${item.note ?? null}::text,
        ${JSON.stringify(item.marks)}::jsonb, ${item.takenAt ?? null}::timestamptz,
        ${item.latitude ?? null}::float8, ${item.longitude ?? null}::float8, ${prints.get(item.file) ?? null}::text)`.execute(
      tx,
    )
  }
}
