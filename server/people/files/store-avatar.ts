import { sql } from 'kysely'
import type { WireFile } from '#protocol/core/fields.ts'
import type { AnyContext, Services } from '../../platform/api/context.ts'
import { forgetFile } from '../../platform/uploads/attach-files.ts'
import { avatarFile, avatarWidths, removeAvatar } from '../../platform/uploads/avatar-files.ts'
import { checkAvatar } from '../../platform/uploads/picture.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { randomId } from '../../platform/random.ts'
import { addFiles, needRoom } from '../../platform/uploads/stored-bytes.ts'
import { unattachedMs } from '../../platform/uploads/uploads.ts'

/**
 * Checks and stores a person's picture; to be called in `prepare`. It belongs to nobody until the
 * command names it in the account.
 * @returns its id.
 * @throws Problem 400 with a sentence of docs/product/app.md#files at `picture`, or one that says what is full.
 */
export async function storeAvatar(
  {
    services,
    now,
    address,
    outsideQueue,
  }: Pick<AnyContext, 'services' | 'now' | 'address' | 'outsideQueue'>,
  ownerId: string,
  file: WireFile,
): Promise<string> {
  const sender = await needRoom({ services, now, address }, ownerId, 'picture')
  const checked = await outsideQueue(() => checkAvatar(file, sender))
  if ('error' in checked) {
    throw new Problem(400, texts.malformed, { errors: { picture: checked.error } })
  }
  const id = randomId()
  await addFiles({ services, now }, ownerId, 'picture', [
    {
      id,
      purpose: 'avatar',
      content_type: 'image/webp',
      byte_size: checked.pictures.reduce((sum, picture) => sum + picture.length, 0),
    },
  ])
  for (const [index, width] of avatarWidths.entries()) {
    const picture = checked.pictures[index]
    if (picture) await services.files.write(avatarFile(id, width), picture)
  }
  return id
}

export const avatarsOfNobody = (now: SqlInstant) => sql<{ id: string }>`
  select id from stored_file f
  where purpose = 'avatar' and created_at < ${ago(now, unattachedMs)}
    and not exists (select from app_user u where u.id = f.owner_id and u.avatar = f.id)
  limit 100`

/**
 * Removes pictures of nobody: replaced ones, and those whose command failed. Background work, safe
 * with several processes.
 */
export async function sweepAvatars({ db, clock, files }: Services): Promise<number> {
  const { rows } = await avatarsOfNobody(sqlInstant(clock())).execute(db)
  for (const { id } of rows) {
    await removeAvatar(files, id)
    await forgetFile(db, id)
  }
  return rows.length
}
