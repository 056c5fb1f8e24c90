import type {
  endSms as endOperation,
  saveSmsNumber as saveOperation,
  setSmsTopics as topicsOperation,
  smsNumber as readOperation,
} from '#protocol/rentals/sms/sms-number.ts'
import { smsTopics } from '#protocol/rentals/sms/choices.ts'
import { companyName, readCompany } from '../../people/company/company-store.ts'
import type { Handler, SomeHandlers } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { limit } from '../../platform/http/limits.ts'
import { randomId, randomToken } from '../../platform/random.ts'
import { smsGatewayOf } from './sms-gateway.ts'
import { askNumber, forgetNumber, numberOf, queueSms, setTopics } from './sms-store.ts'
import { confirmText } from './sms-words.ts'

const hourMs = 3_600_000

const tooManyToday = {
  en: 'You have had as many text messages as we send in a day. Try again tomorrow.',
  es: 'Ya te mandamos todos los mensajes de texto de un día. Inténtalo mañana.',
}

/** Where one's own text messages go (docs/product/sms.md). */
const smsNumber: Handler<typeof readOperation> = async ({ db, user, services }) => {
  const row = await numberOf(db, user.id)
  return {
    offered: smsGatewayOf(services.config) !== undefined,
    phone: row?.phone,
    confirmed: row !== undefined && row.confirmed_at !== null,
    topics: smsTopics.filter((topic) => row?.topics.includes(topic)),
  }
}

/**
 * Sends a link to a number, which confirms it when it is followed: the same request for the same number again, after
 * it was confirmed, asks anew.
 * @throws Problem 404 where the company sends none, 409 after four messages in a day, 429 after five requests in an hour
 */
const saveSmsNumber: Handler<typeof saveOperation> = async (context, { phone }) => {
  const { db: tx, user, lang, now, services } = context
  if (!smsGatewayOf(services.config)) throw new Problem(404, texts.notFound)
  limit(context, `text messages of ${user.id}`, 5, 3600)
  const token = randomToken()
  await askNumber(tx, { userId: user.id, phone, topics: [...smsTopics], token, now })
  const address = `${services.config.publicUrl}/sms/${token}`
  const text = confirmText(lang, companyName(await readCompany(tx)), address)
  // They wait for it: it goes out at once, at night too.
  const until = new Date(now.getTime() + hourMs)
  const about = { userId: user.id, kind: 'confirm', key: `confirm ${randomId()}` } as const
  const written = await queueSms(tx, { ...about, phone, text, from: now, until, now })
  if (written === 0) throw conflict(tooManyToday)
  return {}
}

/** @throws Problem 404 without a number */
const setSmsTopics: Handler<typeof topicsOperation> = async ({ db: tx, user }, { topics }) => {
  if (!(await setTopics(tx, user.id, topics))) throw new Problem(404, texts.notFound)
  return {}
}

/** Without a number nothing happens. */
const endSms: Handler<typeof endOperation> = async ({ db: tx, user }) => {
  await forgetNumber(tx, user.id)
  return {}
}

export const smsHandlers = {
  endSms,
  saveSmsNumber,
  setSmsTopics,
  smsNumber,
} satisfies SomeHandlers
