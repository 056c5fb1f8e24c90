import type { InputOf } from '#protocol/core/operation.ts'
import { addWaitingList } from '#protocol/rentals/waiting-list/add-waiting-list.ts'
import { listWaitingLists } from '#protocol/rentals/waiting-list/list-waiting-lists.ts'
import { buildCar, type TestUser } from './factories.ts'
import { trip } from './journey.ts'
import type { TestServer } from './server.ts'

/** Dollars a month; no other test has a car that cheap, so its cars do not answer these entries. */
const price = 100

const built: string[] = []

/** A car of $100 a month, which `joinList` waits for. */
export async function cheapCar(
  server: TestServer,
  more: Parameters<typeof buildCar>[1] = {},
): Promise<string> {
  const id = await buildCar(server, { month_cents: price * 100, ...more })
  built.push(id)
  return id
}

/** After each test: nothing is left that another one could be offered or wait for. */
export async function retireCheapCars({ services }: TestServer): Promise<void> {
  const cars = built.splice(0)
  await services.db
    .updateTable('waiting_list_item')
    .set({ status: 'cancelled' })
    .where('status', '=', 'waiting')
    .execute()
  if (cars.length === 0) return
  await services.db.updateTable('car').set({ status: 'retired' }).where('id', 'in', cars).execute()
}

/** Waits for any car of $100 a month for `trip`, and answers the item's id. */
export async function joinList(
  server: TestServer,
  user: TestUser,
  more: Partial<InputOf<typeof addWaitingList>> = {},
): Promise<string> {
  const reply = await server
    .as(user.token)
    .send(addWaitingList, { area: '1', ...trip, highestMonthPrice: price, ...more })
  if (!reply.body.item) throw new Error(`not listed: ${reply.http} ${JSON.stringify(reply.body)}`)
  return reply.body.item.id
}

/** Ids of the items that a car is kept for, by the start of their trips. */
export async function liveOffers({ services }: TestServer, car: string): Promise<string[]> {
  const rows = await services.db
    .selectFrom('occupancy')
    .select('waiting_list_item_id')
    .where('car_id', '=', car)
    .where('waiting_list_item_id', 'is not', null)
    .orderBy('period')
    .execute()
  return rows.flatMap((row) => row.waiting_list_item_id ?? [])
}

/** The statuses of all that a person has on the list. */
export async function statusOf(server: TestServer, user: TestUser) {
  const { body } = await server.as(user.token).read(listWaitingLists, {})
  return body.items?.map(({ status }) => status)
}
