import { sql } from 'kysely'
import type { Command } from '#protocol/core/operation.ts'
import {
  staffDeliveries,
  staffSaveWebhook,
  staffWebhooks,
} from '#protocol/staff/connections/webhooks.ts'
import { webhookEvents } from '#protocol/staff/connections/choices.ts'
import { decideAsSeen } from '../decide.ts'
import { buildCar, buildUser, type TestUser } from '../factories.ts'
import { holdCar, payByCard } from '../journey.ts'
import { serverOn, type TestServer, testNow } from '../server.ts'
import { testDatabase } from '../test-database.ts'
import { checked, type Got, receiver } from './receiver.ts'

/** A booking that is paid: `booking.made` and `booking.paid` are told, and sent. */
export async function booked(server: TestServer) {
  const user = await buildUser(server, { user: { first_name: 'Guadalupe' } })
  const car = await buildCar(server)
  const order = await holdCar(server, user, car)
  await payByCard(server, user, order)
  return { user, car, order }
}

let known: { server: Promise<unknown>; order: Promise<string> } | undefined

/** A server that may tell programs on this machine, an owner, and a program that nothing was told yet. */
export async function toldOf() {
  const database = testDatabase()
  const server = await serverOn(await database, {}, undefined, { ownMachine: true })
  server.setNow(testNow)
  await sql`delete from webhook_endpoint`.execute(server.services.db)
  if (known?.server !== database)
    known = { server: database, order: booked(server).then(({ order }) => order) }
  const orderId = await known.order
  const owner = await buildUser(server, { staff: true })
  return { server, owner, ...(await asOwner(server, owner)), ...(await happening(server, orderId)) }
}

async function asOwner(server: TestServer, owner: TestUser) {
  const there = await receiver()
  const me = server.as(owner.token)
  return {
    there,
    me,
    /** Adds an endpoint, for all events when none are said. */
    async added(url = there.url, events: readonly string[] = webhookEvents) {
      const { body } = await me.send(staffSaveWebhook, { url, events: events.join(',') })
      return { webhook: body.webhook ?? '', secret: body.secret ?? '' }
    },
    listed: async (webhook: string) =>
      (await me.read(staffWebhooks, {})).body.webhooks?.find(({ id }) => id === webhook),
    deliveries: async (webhook: string) =>
      (await me.read(staffDeliveries, { webhook })).body.deliveries ?? [],
    decide: (operation: Command, fields: Record<string, unknown>) =>
      decideAsSeen(server, me, operation, fields as never),
    check: (secret: string, got: Got) => checked(secret, got, server.services.clock()),
  }
}

async function happening({ services }: TestServer, orderId: string) {
  return {
    /** Something happens so often to a booking, and nothing is sent by it yet. */
    async happens(times = 1) {
      for (let count = 0; count < times; count++)
        await services.db
          .transaction()
          .execute((tx) =>
            services.tell(tx, { kind: 'orderBooked', orderId, at: services.clock() }),
          )
    },
  }
}
