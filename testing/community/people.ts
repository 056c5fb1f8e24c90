import { operations } from '#protocol/operations.ts'
import { buildUser, type TestUser } from '../factories.ts'
import { pickedUp, type Rented } from '../rental-life.ts'
import type { TestServer } from '../server.ts'
import { act, completedRental, connect, named } from './network.ts'

/** What somebody who looks is to Ana. */
export const standings = [
  'visitor',
  'stranger',
  'unconfirmed',
  'connection',
  'counterpart',
  'self',
  'blocked',
  'blocker',
] as const
export type Standing = (typeof standings)[number]

/** What is Ana's alone, or for those whom a rule names. */
export const anasContacts = {
  whatsapp: '+13055550199',
  phone: '+13055550177',
  social: 'https://social.example/ana',
}

type People = {
  ana: TestUser
  /** Who brought her. */
  inviter: TestUser
  /** Her rental, whose car is out. */
  rented: Rented
  viewers: Record<Standing, TestUser | undefined>
}

/** Ana, of whom there is all to know and who has a car at the moment, with those who look at her. */
export async function peopleAround(server: TestServer): Promise<People> {
  const inviter = await named(server, 'Iris')
  const driver = { license_verification: 'verified', insurance_verification: 'verified' }
  const user = { ...anasContacts, avatar: 'x', referred_by: inviter.id }
  const rented = await pickedUp(server, { user: await buildUser(server, { user, driver }) })
  const { user: ana, staff: counterpart } = rented
  const stranger = await named(server, 'Sam')
  const connection = await named(server, 'Fred')
  await completedRental(server, connection)
  await connect(server, connection, ana)
  await server.as(connection.token).send(operations.userRecommendation, {
    userId: ana.id,
    comment: 'Careful',
    rating: 9,
    confidence: 0.5,
  })
  const blocked = await named(server, 'Bob')
  await act(server, ana, blocked, 'block')
  const blocker = await named(server, 'Kim')
  await act(server, blocker, ana, 'block')
  const unconfirmed = await buildUser(server, { user: { email_verified_at: null } })
  const others = { connection, counterpart, blocked, blocker, unconfirmed }
  return { ana, inviter, rented, viewers: { visitor: undefined, stranger, self: ana, ...others } }
}
