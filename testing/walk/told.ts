import { sql } from 'kysely'
import type { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { RentalAction } from '#domain/money/orders/transition-table.ts'
import { nextStatus } from '#domain/money/orders/transitions.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { inspectForKeys } from '../inspection.ts'
import { acts } from './acts.ts'
import { anOrder, me, type Order, type Step, type Walker, type World } from './world.ts'

/**
 * Reasons that an action which is allowed may still meet at its own fields: somebody else has the
 * car by then, a slot is full, three cars are not paid yet.
 */
const lastMoment = [
  /^Somebody else has this car/,
  /^This car was just taken/,
  /^No other car of this kind is available/,
  /^You are already holding /,
  /^The contract has changed/,
]

/** Everything that a refused action must leave as it was. */
async function digest({ server, users, cars }: World): Promise<string> {
  const ids = users.map((user) => user.id)
  const { rows } = await sql<{ digest: string }>`
    with mine as (select id, o::text as row from rental_order o where user_id = any(${ids}::text[]))
    select md5(concat_ws('|',
      (select string_agg(row, ',' order by id) from mine),
      (select string_agg(c::text, ',' order by order_id, version) from contract c where order_id in (select id from mine)),
      (select string_agg(p::text, ',' order by id) from payment p where order_id in (select id from mine)),
      (select string_agg(s::text, ',' order by order_id, kind) from appointment_seat s where order_id in (select id from mine)),
      (select string_agg(o::text, ',' order by id) from occupancy o where car_id = any(${cars}::text[])),
      (select string_agg(m::text, ',' order by id) from maintenance_item m where car_id = any(${cars}::text[])),
      (select max(id) from order_event where order_id in (select id from mine)),
      (select count(*) from evidence_entry where order_id in (select id from mine)),
      (select max(id) from ledger_entry where order_id in (select id from mine)),
      (select string_agg(n::text, ',' order by id) from notification n where user_id = any(${ids}::text[]))
    )) as digest`.execute(server.services.db)
  return rows[0]?.digest ?? ''
}

async function toldOf(world: World, step: Step, order: Order): Promise<string[]> {
  const { body } = await me(world, step).caller.read(orderHistory, { order: order.id })
  if (!body.rental) throw new Error(`no order ${order.id}`)
  return body.rental.allowedActions
}

const say = (order: Order, action: string, reply: object) =>
  `${action} of a ${order.kind} at ${order.rental_status ?? order.state}: ${JSON.stringify(reply)}`

/** What the server says may be done is done, and leads where the table says. */
export const doWhatIsTold: Walker = {
  name: 'do what is told',
  async run(world, step) {
    const order = await anOrder(world, step, [85, 86, 91, 92, 93, 'held'])
    const told = order ? await toldOf(world, step, order) : []
    const action = told[step.amount % told.length]
    if (!order || !action) return
    // Keys wait for their pictures.
    if (action === 'getKeys' || action === 'returnKeys') {
      const code = action === 'getKeys' ? 86 : 88
      await inspectForKeys(world.server, me(world, step).user, order.id, code)
    }
    const reply = await acts[action]?.(world, step, order)
    if (!reply || lastMoment.some((reason) => reason.test(reply.body.message ?? ''))) return
    if (reply.http !== 200 || reply.body.status !== 1)
      throw new Error(`told, but refused: ${say(order, action, reply.body)}`)
    const next = nextStatus((order.rental_status ?? 'none') as RentalStatus, action as RentalAction)
    const { rentalStatus } = reply.body
    if (rentalStatus !== undefined && 'to' in next && next.to !== rentalStatus)
      throw new Error(`led to ${rentalStatus}: ${say(order, action, next)}`)
  },
}

/** What the server does not name is refused with 409 and a sentence, and changes nothing. */
export const tryWhatIsNotTold: Walker = {
  name: 'try what is not told',
  async run(world, step) {
    const order = await anOrder(world, step, [85, 86, 91, 92, 93])
    if (!order) return
    const told = await toldOf(world, step, order)
    const others = Object.keys(acts).filter((action) => !told.includes(action))
    const action = others[step.amount % others.length] ?? ''
    const before = await digest(world)
    const reply = await acts[action]?.(world, step, order)
    if (!reply) return
    if (reply.http !== 409 || !reply.body.message)
      throw new Error(`not told, but answered ${reply.http}: ${say(order, action, reply.body)}`)
    if ((await digest(world)) !== before)
      throw new Error(`refused, but something changed: ${say(order, action, reply.body)}`)
  },
}
