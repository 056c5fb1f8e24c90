import type { Command, InputOf } from '#protocol/core/operation.ts'
import { completedRental } from '../../community/network.ts'
import { buildCar, buildUser, type TestUser } from '../../factories.ts'
import { type Reply, type TestServer, testServer } from '../../server.ts'
import type { Step as RentalStep, Walker as RentalWalker, World as Rentals } from '../world.ts'

export type Member = TestUser & { firstName: string }

/** People of one walk. `staff` confirms and rates, `colleague` decides; nobody else has their names. */
export type World = Omit<Rentals, 'users'> & {
  users: Member[]
  colleague: TestUser
  /** Who deleted the account. */
  former: Member[]
  /** Who brought whom, as it was first seen. */
  parents: Map<string, string>
  /** How many words were written, so that each is found again. */
  said: number
}
/** `other` is whom the step is about. */
export type Step = RentalStep & { other: number }
export type Walker = Omit<RentalWalker, 'run'> & { run(world: World, step: Step): Promise<void> }

const firstNames = ['Amparo', 'Benita', 'Candela', 'Damasia', 'Eusebio', 'Fermina', 'Gervasio']
const letters = 'abcdefghijklmnopqrstuvwxyz'
let worlds = 0

/** A name that is part of no other one. */
function nextName(tag: string, index: number): string {
  const place = `${letters[index % 26]}${letters[Math.floor(index / 26) % 26]}`
  return `${firstNames[index % firstNames.length]}${tag}${place}`
}

export async function aCommunity(given?: TestServer): Promise<World> {
  const server = given ?? (await testServer())
  worlds += 1
  const tag = `q${letters[worlds % 26]}${letters[Math.floor(worlds / 26) % 26]}z`
  const [staff, colleague] = [
    await buildUser(server, { staff: true }),
    await buildUser(server, { staff: true }),
  ]
  const cars = [await buildCar(server), await buildCar(server), await buildCar(server)]
  const world: World = {
    server,
    staff,
    colleague,
    cars,
    tag,
    seen: 0,
    said: 0,
    users: [],
    former: [],
    parents: new Map(),
  }
  for (let many = 0; many < 5; many++) await join(world)
  // Some may vouch from the start.
  for (const user of world.users.slice(0, 3)) await completedRental(server, user)
  return world
}

export const newName = ({ users, former, tag }: World) =>
  nextName(tag, users.length + former.length)

/** Somebody new, who came by themself. */
async function join(world: World): Promise<void> {
  const firstName = newName(world)
  const user = await buildUser(world.server, { user: { first_name: firstName } })
  world.users.push({ ...user, firstName })
}

export function pair({ users }: World, { who, other }: Pick<Step, 'who' | 'other'>) {
  const [me, them] = [
    users[who % users.length],
    users[(who + 1 + (other % (users.length - 1))) % users.length],
  ]
  if (!me || !them) throw new Error('nobody there')
  return { me, them }
}

/** Words that stand nowhere else. */
export function words(world: World): { comments: string; privateNote: string } {
  world.said += 1
  const mark = `${world.tag}${world.said}x`
  return { comments: `Remark-${mark}`, privateNote: `Note-${mark}` }
}

export const everybody = ({ users, former, staff, colleague }: World) =>
  [...users, ...former, staff, colleague].map(({ id }) => id)

export async function isBlocked({ server }: World, { id }: { id: string }): Promise<boolean> {
  const row = await server.services.db
    .selectFrom('account_block')
    .select('id')
    .where('user_id', '=', id)
    .where('lifted_at', 'is', null)
    .where('starts_at', '<=', server.services.clock())
    .where('ends_at', '>', server.services.clock())
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Somebody does something: refusals are part of a walk, failures are not, and whom staff blocked does
 * nothing. What was offered is done.
 */
export async function attempt<Op extends Command>(
  world: World,
  who: TestUser,
  operation: Op,
  input: InputOf<Op>,
  isOffered = false,
): Promise<Reply<Op>> {
  const blocked = !operation.openWhileBlocked && (await isBlocked(world, who))
  const reply = await world.server.as(who.token).send(operation, input)
  const says = `${operation.name} ${JSON.stringify(input)}: ${reply.http} ${JSON.stringify(reply.body)}`
  if (reply.http >= 500) throw new Error(`failed: ${says}`)
  if (blocked && reply.http !== 409) throw new Error(`done by a blocked account: ${says}`)
  if (!blocked && isOffered && reply.body.status !== 1)
    throw new Error(`offered, but refused: ${says}`)
  return reply
}

export const step = (name: string, run: Walker['run']): Walker => ({ name, run })
