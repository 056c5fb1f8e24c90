import type { WireFile } from '#protocol/core/fields.ts'
import type { AnyContext, Services } from './context.ts'
import { avatarFile, avatarWidths, removeAvatar } from './avatar-files.ts'
import { checkAvatar } from './picture.ts'
import { Problem, texts } from './problem.ts'
import { randomId } from './random.ts'

/**
 * Checks and stores a person's picture; to be called in `prepare`. It belongs to nobody until the
 * command names it in the account.
 * @returns its id.
 * @throws Problem 400 with a sentence of SEED.md 5 at `picture`.
 */
export async function storeAvatar(
  { services, now }: Pick<AnyContext, 'services' | 'now'>,
  ownerId: string,
  file: WireFile,
): Promise<string> {
  const checked = await checkAvatar(file)
  if ('error' in checked) {
    throw new Problem(400, texts.malformed, { errors: { picture: checked.error } })
  }
  const id = randomId()
  await services.db
    .insertInto('stored_file')
    .values({
      id,
      owner_id: ownerId,
      purpose: 'avatar',
      content_type: 'image/webp',
      byte_size: checked.pictures.reduce((sum, picture) => sum + picture.length, 0),
      created_at: now,
    })
    .execute()
  for (const [index, width] of avatarWidths.entries()) {
    const picture = checked.pictures[index]
    if (picture) await services.files.write(avatarFile(id, width), picture)
  }
  return id
}

/** Removes pictures of nobody: replaced ones, and those whose command failed. */
export async function sweepAvatars(
  { db, files }: Pick<Services, 'db' | 'files'>,
  before: Date,
): Promise<number> {
  const rows = await db
    .selectFrom('stored_file')
    .select('id')
    .where('purpose', '=', 'avatar')
    .where('created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('app_user')
            .select('app_user.id')
            .whereRef('app_user.id', '=', 'stored_file.owner_id')
            .whereRef('app_user.avatar', '=', 'stored_file.id'),
        ),
      ),
    )
    .limit(100)
    .execute()
  for (const { id } of rows) {
    await removeAvatar(files, id)
    await db.deleteFrom('stored_file').where('id', '=', id).execute()
  }
  return rows.length
}
