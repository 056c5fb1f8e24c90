import type {
  noticeHours as hoursOperation,
  noticeLanguage as languageOperation,
  noticeSettings as settingsOperation,
} from '#protocol/rentals/dashboard/notifications.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { langOf } from '#protocol/core/text.ts'
import type { Handler } from '../../../platform/api/handler.ts'
import { Problem, texts } from '../../../platform/api/problem.ts'
import { moveGatheredNews } from '../../../platform/mail/notice-mail.ts'
import { setLanguage, setNoticeHours, userById } from '../../../people/people/account-store.ts'
import { readPreferences } from './notifications.ts'

export const noticeSettings: Handler<typeof settingsOperation> = async ({ db, user, lang }) => {
  const person = await userById(db, user.id)
  if (!person) throw new Problem(401, texts.signInFirst)
  const preferences = await readPreferences(db, user, lang)
  const hours = { from: person.notice_from, to: person.notice_to }
  return { language: langOf(person.language), hours, preferences }
}

/** docs/product/accounts.md#notices */
export const noticeLanguage: Handler<typeof languageOperation> = async (
  { db: tx, user },
  { language },
) => {
  await setLanguage(tx, user.id, language)
  return { language }
}

/** docs/product/accounts.md#notices */
export const noticeHours: Handler<typeof hoursOperation> = async (
  { db: tx, user, now },
  { from, to },
) => {
  if (from >= to)
    throw new Problem(400, texts.malformed, { errors: { to: fieldError('min', from + 1) } })
  await setNoticeHours(tx, user.id, { from, to })
  await moveGatheredNews(tx, user.id, now)
  return { from, to }
}
