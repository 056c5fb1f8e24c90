import { ageOn, minimumDriverAge } from '#domain/pricing/driver-age.ts'
import type * as operations from '#protocol/account/operations.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Handlers } from '../../core/handler.ts'
import { limit } from '../../core/limits.ts'
import { Problem, refusal, texts } from '../../core/problem.ts'
import { createSession } from '../../core/sessions.ts'
import { today } from '../../core/today.ts'
import type { Tx } from '../../db/database.ts'
import { savePrimaryDriver } from '../drivers/drivers-store.ts'
import { createUser, lockUser, savePerson, type UserRow, userById } from './account-store.ts'
import { inviteToSignIn } from './invite-to-sign-in.ts'

type Fields = ParsedInputOf<typeof operations.newUserRegistration>

/** The age from which a person makes contracts; to drive, 21 (PRODUCT.md 3). */
const accountAge = 18

const tooYoung: Text = {
  en: 'You must be at least 18 years old to have an account.',
  es: 'Debes tener al menos 18 años para tener una cuenta.',
}
const taken: Text = {
  en: 'There is an account with this e-mail already. Sign in with it instead.',
  es: 'Ya existe una cuenta con este correo. Inicia sesión con él.',
}
const otherEmail: Text = {
  en: 'You are signed in with another e-mail. Keep that one here, or sign out first.',
  es: 'Iniciaste sesión con otro correo. Usa aquí el mismo o cierra la sesión primero.',
}

function check({ birthDate, acceptedTerms }: Fields, now: Date): void {
  if (!acceptedTerms) {
    throw new Problem(400, texts.malformed, {
      errors: { acceptedTerms: fieldError('mustAccept') },
    })
  }
  const age = ageOn(birthDate, today(now))
  if (age < accountAge || age > 120) {
    throw new Problem(400, age > 120 ? texts.malformed : tooYoung, {
      errors: { birthDate: fieldError('invalidData') },
    })
  }
}

/** Fills the account and, when the person may drive, its own driver. */
async function complete(tx: Tx, user: UserRow, fields: Fields, now: Date): Promise<void> {
  await savePerson(tx, user.id, fields)
  const { referral } = fields
  const named = referral ? await userById(tx, referral) : undefined
  // Only somebody who was here before: so nobody is their own ancestor.
  const parent = named && named.created_at < user.created_at ? named : undefined
  await tx
    .updateTable('app_user')
    .set({
      terms_accepted_at: user.terms_accepted_at ?? now,
      // One parent for life (PRODUCT.md 9).
      referred_by: user.referred_by ?? parent?.id ?? null,
    })
    .where('id', '=', user.id)
    .execute()
  if (ageOn(fields.birthDate, today(now)) >= minimumDriverAge) {
    await savePrimaryDriver(tx, user.id, fields, now)
  }
}

/**
 * With a session, completes that account; without one, makes an unverified account, answers its
 * token and mails a link that verifies it (PRODUCT.md 3).
 * @throws Problem 200 when the e-mail is taken, 429 after 5 new accounts in an hour from one address.
 */
export const newUserRegistration: Handlers<typeof operations>['newUserRegistration'] = async (
  context,
  fields,
) => {
  const { db, now, lang } = context
  check(fields, now)
  if (context.user) {
    if (fields.email !== context.user.email) throw refusal(otherEmail)
    await complete(db, await lockUser(db, context.user.id), fields, now)
    return { token: await createSession(db, context.user.id, now) }
  }
  limit(context, `registration from ${context.address}`, 5, 3600)
  const user = await createUser(db, fields.email, lang, now)
  if (!user) throw refusal(taken)
  await complete(db, user, fields, now)
  await inviteToSignIn(context, db, { email: user.email, returnUrl: '/', confirms: true })
  return { token: await createSession(db, user.id, now) }
}
