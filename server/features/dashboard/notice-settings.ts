import type {
  noticeLanguage as languageOperation,
  noticeSettings as settingsOperation,
} from '#protocol/dashboard/notifications.ts'
import { langOf } from '#protocol/core/text.ts'
import type { Handler } from '../../core/api/handler.ts'
import { Problem, texts } from '../../core/api/problem.ts'
import { userById } from '../people/account-store.ts'
import { preferencesOf } from './notifications.ts'

export const noticeSettings: Handler<typeof settingsOperation> = async ({ db, user, lang }) => {
  const person = await userById(db, user.id)
  if (!person) throw new Problem(401, texts.signInFirst)
  const preferences = await preferencesOf(db, user.id, lang)
  return { language: langOf(person.language), preferences }
}

/** docs/product/accounts.md#notices */
export const noticeLanguage: Handler<typeof languageOperation> = async (
  { db: tx, user },
  { language },
) => {
  await tx.updateTable('app_user').set({ language }).where('id', '=', user.id).execute()
  return { language }
}
