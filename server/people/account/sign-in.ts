import { maskedEmail } from '#domain/core/text/masked-email.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type * as operations from '#protocol/people/operations.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { Text } from '#protocol/core/text.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { Problem, refusal, texts } from '../../platform/api/problem.ts'
import { createSession } from '../../platform/auth/sessions.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isStaffByMail, type UserRow } from '../people/account-store.ts'
import {
  type Challenge,
  findCode,
  findLink,
  isFromBrowser,
  takeLink,
  useCode,
} from './challenge-store.ts'
import { ownerOfAddress } from './owner-of-address.ts'
import { presentUser } from './present-user.ts'
import { presentRegistration, readRegistration } from './whose-registration.ts'

const deadLink: Text = {
  en: 'This link has already been used or is older than 20 minutes. Request a new one.',
  es: 'Este enlace ya se usó o tiene más de 20 minutos. Pide uno nuevo.',
}
const wrongCode: Text = {
  en: 'This code is wrong or older than 20 minutes.',
  es: 'Este código es incorrecto o tiene más de 20 minutos.',
}
const tooManyCodes: Text = {
  en: 'Too many wrong codes. Open the link in the e-mail, or request a new code in 20 minutes.',
  es: 'Demasiados códigos incorrectos. Abre el enlace del correo o pide otro código en 20 minutos.',
}

type Fields = ParsedInputOf<typeof operations.signIn>
type Inside = AnyContext & { db: Tx }

/**
 * Whether a link signs in without a question: in the browser that asked for it, as long as nobody
 * else is signed in there. Elsewhere it could be a stranger's link, into a stranger's account.
 */
function isUnasked(link: Challenge, { confirmed, browserProof }: Fields, { user }: Inside) {
  if (confirmed) return true
  return user ? user.email === link.email : isFromBrowser(link, browserProof)
}

/** A mail whose link or code can be used, and how it is used up; or why not. A wrong code is counted and kept. */
type Shown =
  | { found: Challenge; isUnasked: boolean; take: () => Promise<Challenge> }
  | { refused: Text }

async function openLink(context: Inside, token: string, fields: Fields): Promise<Shown> {
  const { db, now } = context
  const found = await findLink(db, token, now)
  if (!found) throw refusal(deadLink)
  const take = async () => {
    const taken = await takeLink(db, token, now)
    if (!taken) throw refusal(deadLink)
    return taken
  }
  return { found, isUnasked: isUnasked(found, fields, context), take }
}

async function typeCode({ db, now }: Inside, { email, code }: Fields): Promise<Shown> {
  if (!email || !code) {
    const missing = Object.entries({ email, code }).filter(([, value]) => !value)
    const errors = Object.fromEntries(missing.map(([name]) => [name, fieldError('required')]))
    throw new Problem(400, texts.malformed, { errors })
  }
  const outcome = await findCode(db, email, code.replace(/\D/g, ''), now)
  if ('refused' in outcome)
    return { refused: outcome.refused === 'wrong' ? wrongCode : tooManyCodes }
  const { challenge: found } = outcome
  const take = async () => {
    await useCode(db, found, now)
    return found
  }
  // Whoever types a code has asked for it.
  return { found, isUnasked: true, take }
}

/**
 * The registration that comes along: one that was made in this browser, or that the person says is
 * theirs; `ask` while they have not said.
 */
async function registrationFor(
  { db, user }: Inside,
  challenge: Challenge,
  { browserProof, confirmed, keepRegistration }: Fields,
): Promise<{ kept?: string; ask?: UserRow }> {
  const registration = await readRegistration(db, challenge, user)
  if (!registration) return {}
  const isAsking = registration.id === challenge.registration_id
  const isFromHere = isAsking && !user && isFromBrowser(challenge, browserProof)
  if (keepRegistration || (isFromHere && !confirmed)) return { kept: registration.id }
  return confirmed ? {} : { ask: registration }
}

/**
 * Turns a link, or an e-mail with its code, into a session (docs/product/accounts.md#signing-in). The caller's own
 * present session, when it is another person's, stays as it is. What was registered with the address
 * on another device comes along when the person says that it is theirs.
 */
export const signIn: Handlers<typeof operations>['signIn'] = async (context, input) => {
  const { db, now } = context
  limit(context, `sign in from ${context.address}`, 60, 600)
  const shown = input.linkToken
    ? await openLink(context, input.linkToken, input)
    : await typeCode(context, input)
  if ('refused' in shown) return shown
  const { kept, ask } = await registrationFor(context, shown.found, input)
  if (ask || !shown.isUnasked) {
    const registration = ask && (await presentRegistration(db, ask))
    // Asking uses nothing up.
    return { question: { email: maskedEmail(shown.found.email), registration } }
  }
  const challenge = await shown.take()
  const user = await ownerOfAddress(db, challenge, { caller: context.user, kept }, now)
  await context.services.tell(db, { kind: 'addressConfirmed', email: challenge.email, at: now })
  const verified = await db
    .updateTable('app_user')
    .set({
      email_verified_at: user.email_verified_at ?? now,
      // Who moved in with a company's books and comes by themselves needs no invitation.
      invited_at: user.imported_at && (user.invited_at ?? now),
      language: challenge.language,
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const token = await createSession(db, user.id, now, {
    device: context.device,
    timeZone: input.timeZone,
  })
  const userInfo = presentUser(verified, await isStaffByMail(db, user.id))
  return { token, userInfo, returnUrl: challenge.return_url }
}
