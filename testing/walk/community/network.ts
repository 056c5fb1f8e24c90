import { newUserRegistration, signIn, userInfo } from '#protocol/people/operations.ts'
import {
  connections,
  privacySettings,
  referralInvite,
  revokeInvitation,
  userConnection,
  userRecommendation,
  withdrawRecommendation,
} from '#protocol/community/operations.ts'
import { connectionActions } from '#protocol/community/network/user-connection.ts'
import { type ProfileAction, userDetails } from '#protocol/community/profile/user-details.ts'
import { buildUser, type TestUser } from '../../factories.ts'
import { newAddress, newestMail } from '../../sign-in-mail.ts'
import {
  attempt,
  isBlocked,
  newName,
  pair,
  step,
  type Step,
  type Walker,
  words,
  type World,
} from './people.ts'

const mostPeople = 7

async function act(world: World, at: Step, action: ProfileAction, isOffered: boolean) {
  const { me, them } = pair(world, at)
  const userId = them.id
  if (action === 'withdraw')
    return attempt(world, me, withdrawRecommendation, { userId }, isOffered)
  if (action === 'recommend') {
    const vouch = {
      userId,
      comment: words(world).comments,
      rating: 1 + (at.amount % 10),
      confidence: (at.amount % 21) / 20,
    }
    return attempt(world, me, userRecommendation, vouch, isOffered)
  }
  return attempt(world, me, userConnection, { userId, action }, isOffered)
}

/** The code of an open invitation of somebody; a new one when there is none. */
async function openCode(world: World, who: TestUser): Promise<string | undefined> {
  const { body } = await world.server.as(who.token).read(connections, { list: 'invitations' })
  const open = body.invitations?.items.find(({ status }) => status === 'open')
  const link = open?.link ?? (await inviteSomebody(world, who))
  return link ? (new URL(link).searchParams.get('referral') ?? undefined) : undefined
}

async function inviteSomebody(world: World, who: TestUser): Promise<string | undefined> {
  const friend = { firstName: 'Friend', review: 'Careful.', reputation: 9 }
  const isFree = !(await isBlocked(world, who))
  const { body } = await attempt(world, who, referralInvite, friend)
  if (isFree && !body.invitation && !/20/.test(body.message ?? ''))
    throw new Error(`no invitation: ${body.message}`)
  return body.invitation?.link
}

const person = (firstName: string, email: string, referral: string | undefined) => ({
  firstName,
  lastName: 'Tello',
  phone: '(305) 555-0123',
  birthDate: '1988-02-29',
  acceptedTerms: true,
  email,
  referral,
})

/** A newcomer with a session says who they are. */
async function register(world: World, referral: string | undefined): Promise<void> {
  const { server } = world
  const firstName = newName(world)
  const user = await buildUser(server, { user: { first_name: null, last_name: null } })
  const fields = person(firstName, user.email, referral)
  await attempt(world, user, newUserRegistration, fields, true)
  world.users.push({ ...user, firstName })
}

/** A visitor registers, and then opens the link that was mailed. */
async function registerByMail(world: World, referral: string | undefined): Promise<void> {
  const { server } = world
  const [firstName, email] = [newName(world), newAddress()]
  const { body } = await server.as().send(newUserRegistration, person(firstName, email, referral))
  const { linkToken } = await newestMail(server, email)
  const signed = await server.as(body.token).send(signIn, { linkToken, confirmed: true })
  const token = signed.body.token ?? body.token ?? ''
  const { id = '' } = (await server.as(token).read(userInfo, {})).body.userInfo ?? {}
  await handInPapers(world, id)
  world.users.push({ id, email, token, driverId: '', firstName })
}

/** What a rental asks for; as `buildUser` writes it. */
async function handInPapers({ server }: World, userId: string): Promise<void> {
  await server.services.db
    .updateTable('driver')
    .set({
      license_number: 'D1234567',
      license_country: 'US',
      license_state: 'CA',
      license_expires: '2031-01-01',
      license_verification: 'submitted',
      insurance_company: 'Bay Mutual',
      insurance_policy_number: 'POL-1',
      insurance_expires: '2031-01-01',
      insurance_liability_limit_cents: 5e5,
      insurance_verification: 'submitted',
    })
    .where('user_id', '=', userId)
    .execute()
}

async function comeThrough(world: World, at: Step, how: typeof register): Promise<void> {
  if (world.users.length >= mostPeople) return
  const { me } = pair(world, at)
  const code = await openCode(world, me)
  if (code) await how(world, code)
}

export const networkSteps: Walker[] = [
  step('what the profile offers', async (world, at) => {
    const { me, them } = pair(world, at)
    const { body } = await world.server.as(me.token).read(userDetails, { userId: them.id })
    const offered = body.userDetails?.allowedActions ?? []
    // Whoever blocks at each turn has no network; a block goes when it is met.
    const calm = offered.filter((action) => action !== 'block' || at.amount % 3 === 0)
    const action = calm[at.amount % calm.length]
    if (action) await act(world, at, action, true)
  }),
  step('anything between two', async (world, at) => {
    const all = [...connectionActions, 'recommend', 'withdraw'] as const
    await act(world, at, all[at.amount % all.length] ?? 'request', false)
  }),
  step('connect', async (world, at) => {
    const { me, them } = pair(world, at)
    await attempt(world, me, userConnection, { userId: them.id })
    await attempt(world, them, userConnection, { userId: me.id, action: 'confirm' })
  }),
  step('block', async (world, at) => {
    const { me, them } = pair(world, at)
    // Of two of whom one brought the other, a tie stays.
    const kin = [...world.parents].find((two) => two.includes(me.id))?.find((id) => id !== me.id)
    const userId = at.amount % 2 === 0 ? (kin ?? them.id) : them.id
    await attempt(world, me, userConnection, { userId, action: 'block' })
  }),
  step('vouch', async (world, at) => {
    await act(world, at, 'recommend', false)
  }),
  step('invite', async (world, at) => {
    await inviteSomebody(world, pair(world, at).me)
  }),
  step('take an invitation back', async (world, at) => {
    const { me } = pair(world, at)
    const { body } = await world.server.as(me.token).read(connections, { list: 'invitations' })
    const items = body.invitations?.items ?? []
    const one = items[at.amount % items.length]
    if (!one) return
    const reply = await attempt(world, me, revokeInvitation, { invitation: one.id })
    if (one.status === 'used' && reply.body.status === 1)
      throw new Error('taken back after its use')
  }),
  step('come through an invitation', (world, at) => comeThrough(world, at, register)),
  step('come through an invitation by mail', (world, at) => comeThrough(world, at, registerByMail)),
  step('register again through another one', async (world, at) => {
    const { me, them } = pair(world, at)
    const code = await openCode(world, them)
    if (code) await attempt(world, me, newUserRegistration, person(me.firstName, me.email, code))
  }),
  step('privacy', async (world, at) => {
    const { me } = pair(world, at)
    const is = (bit: number) => Math.floor(at.amount / 2 ** bit) % 2 === 1
    const chosen = {
      foundByEmail: is(0),
      foundByPhone: is(1),
      nameless: is(2),
      publicProfile: !(is(3) && is(4)),
    }
    const { body } = await attempt(world, me, privacySettings, chosen)
    if (body.status === 1 && JSON.stringify(body.privacy) !== JSON.stringify(chosen))
      throw new Error(`chosen otherwise: ${JSON.stringify(body.privacy)}`)
  }),
]
