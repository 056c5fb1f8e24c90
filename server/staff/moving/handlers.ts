import type * as operations from '#protocol/staff/operations.ts'
import { giveAddress, peopleToInvite } from '../../people/people/people-who-moved-in.ts'
import { userByEmail } from '../../people/people/account-store.ts'
import type { Handlers, SomeHandlers } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { audit } from '../../platform/audit/audit.ts'
import { limit } from '../../platform/http/limits.ts'
import { inviteThem } from './invite-people.ts'
import { staffMoveIn } from './staff-move-in.ts'

type Of = Handlers<typeof operations>

const hasAccount = {
  en: 'Somebody has an account with this e-mail. Ask for another one.',
  es: 'Alguien ya tiene una cuenta con este correo. Pide otro.',
}
const nobodyToInvite = {
  en: 'This person was invited already, or has no e-mail yet.',
  es: 'Esta persona ya fue invitada o aún no tiene correo.',
}

const staffMovedIn: Of['staffMovedIn'] = ({ db, lang }) => peopleToInvite(db, lang)

/** @throws Problem 409 for somebody who cannot be invited, or was already */
const staffInvitePeople: Of['staffInvitePeople'] = async (context, { person }) => {
  const { db: tx, user, now, services } = context
  limit(context, `invitations of people ${user.id}`, 300, 3600)
  const by = { staffId: user.id, way: 'screen' } as const
  const { publicUrl } = services.config
  const invited = await inviteThem(tx, { by, person, publicUrl, now })
  if (person !== undefined && invited === 0) throw conflict(nobodyToInvite)
  return { invited }
}

/** @throws Problem 404 for anybody who has an address, 409 for one that somebody has */
const staffGiveEmail: Of['staffGiveEmail'] = async ({ db: tx, user, now }, { person, email }) => {
  if (await userByEmail(tx, email)) throw conflict(hasAccount)
  if (!(await giveAddress(tx, person, email))) throw new Problem(404, texts.notFound)
  await audit(tx, user.id, now, 'e-mail entered', person, { from: 'none', to: email })
  return {}
}

export const movingHandlers = {
  staffGiveEmail,
  staffInvitePeople,
  staffMoveIn,
  staffMovedIn,
} satisfies SomeHandlers
