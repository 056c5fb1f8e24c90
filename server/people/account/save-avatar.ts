import { saveAvatar as operation } from '#protocol/people/account/save-avatar.ts'
import { avatarAddress } from '../../platform/uploads/avatar-files.ts'
import { prepared } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { storeAvatar } from '../files/store-avatar.ts'

/**
 * The person's own picture (docs/product/app.md#files): nobody can name another account here.
 * @throws Problem 400 at `picture`.
 */
export const saveAvatar = prepared(operation, {
  async prepare(context, { picture }) {
    limit(context, `avatar ${context.user.id}`, 20, 3600)
    return picture ? storeAvatar(context, context.user.id, picture) : null
  },

  async run({ db, user }, _fields, id) {
    await db.updateTable('app_user').set({ avatar: id }).where('id', '=', user.id).execute()
    return { img: avatarAddress(id) }
  },
})
