import { ageOn, minimumDriverAge } from '#domain/people/drivers/driver-age.ts'
import type * as operations from '#protocol/people/operations.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { blockedText } from '../../platform/api/blocked-text.ts'
import { conflict, Problem, refusal, texts } from '../../platform/api/problem.ts'
import { createSession } from '../../platform/auth/sessions.ts'
import { today } from '../../platform/today.ts'
import type { Tx } from '../../platform/db/database.ts'
import { savePrimaryDriver } from '../drivers/drivers-store.ts'
import {
  createUnconfirmed,
  lockUser,
  savePerson,
  type UserRow,
  userByEmail,
} from '../people/account-store.ts'
import { rememberInvitation, useInvitation } from '../people/invitations-store.ts'
import { inviteToSignIn } from './invite-to-sign-in.ts'
import { limitMails } from './limit-mails.ts'
import { safeReturnUrl } from './return-url.ts'

type Fields = ParsedInputOf<typeof operations.newUserRegistration>

/** The age from which a person makes contracts; to drive, 21 (docs/product/accounts.md#registration). */
const accountAge = 18

const tooYoung: Text = {
  en: 'You must be at least 18 years old to have an account.',
  es: 'Debes tener al menos 18 años para tener una cuenta.',
}
const acceptFirst: Text = {
  en: 'Please accept the terms to continue.',
  es: 'Acepta los términos para continuar.',
}
const otherEmail: Text = {
  en: 'You are signed in with another e-mail. Use that one here, or sign out first.',
  es: 'Iniciaste sesión con otro correo. Usa aquí el mismo o cierra la sesión primero.',
}

/** Shape is told at the field; what the person can act on is a sentence (docs/wire.md). */
function check({ birthDate, acceptedTerms }: Fields, now: Date): void {
  const age = ageOn(birthDate, today(now))
  if (age < 0 || age > 120) {
    throw new Problem(400, texts.malformed, { errors: { birthDate: fieldError('invalidData') } })
  }
  if (!acceptedTerms) throw refusal(acceptFirst)
  if (age < accountAge) throw refusal(tooYoung)
}

/** Fills the account and, when the person may drive, its own driver. */
async function complete(tx: Tx, user: UserRow, fields: Fields, now: Date): Promise<void> {
  await savePerson(tx, user.id, fields)
  await tx
    .updateTable('app_user')
    .set({ terms_accepted_at: user.terms_accepted_at ?? now })
    .where('id', '=', user.id)
    .execute()
  // Who has an account already is nobody's child by a link that comes later.
  if (fields.referral && !user.terms_accepted_at) {
    const invitation = await rememberInvitation(tx, user, fields.referral, now)
    const named = { ...user, first_name: fields.firstName }
    if (invitation && !user.unconfirmed) await useInvitation(tx, named, invitation, now)
  }
  if (ageOn(fields.birthDate, today(now)) >= minimumDriverAge) {
    await savePrimaryDriver(tx, user.id, fields, now)
  }
}

/**
 * With a session, completes that account; without one, makes an unconfirmed account, answers its
 * token and mails a link that shows whose the address is (docs/product/accounts.md#registration). For an address that has
 * an account it is the same account, answer and work: only the mailbox can tell.
 * @throws Problem 200 for who is younger than 18, has not accepted the terms, or is signed in with another e-mail, 409 for a blocked account, 429 after 5 registrations in an hour from
 * one network or too many mails to one address.
 */
export const newUserRegistration: Handlers<typeof operations>['newUserRegistration'] = async (
  context,
  fields,
) => {
  const { db, now, lang } = context
  check(fields, now)
  const origin = { device: context.device, timeZone: fields.timeZone }
  if (context.user) {
    // Visitors may register, so that what refuses the blocked does not hold here.
    if (context.user.block) throw conflict(blockedText(context.user.block))
    if (fields.email !== context.user.email) throw refusal(otherEmail)
    await complete(db, await lockUser(db, context.user.id), fields, now)
    await context.services.tell(db, { kind: 'driverChanged', userId: context.user.id, at: now })
    return { token: await createSession(db, context.user.id, now, origin) }
  }
  limit(context, `registration from ${context.address}`, 5, 3600)
  await limitMails(context, db, fields.email)
  const owner = await userByEmail(db, fields.email)
  const user = await createUnconfirmed(db, fields.email, lang, now)
  await complete(db, user, fields, now)
  await inviteToSignIn(context, db, {
    email: user.email,
    returnUrl: safeReturnUrl(fields.returnUrl) ?? '/',
    browserProof: fields.browserProof,
    why: owner ? 'known' : 'new',
    registration: user.id,
  })
  return { token: await createSession(db, user.id, now, origin) }
}
