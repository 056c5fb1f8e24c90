import { staffCloseMaintenance } from '#protocol/rentals/workshop/staff-maintenance.ts'
import { staffBookVisit } from '#protocol/rentals/workshop/staff-visits.ts'
import { decideAsSeen, versionNow } from '../decide.ts'
import { buildCar, type TestUser } from '../factories.ts'
import { planItem } from '../maintenance.ts'
import type { TestServer } from '../server.ts'

/** What cars need and cost is the company's. */
export const ofWorkshop: readonly string[] = [
  'staffAddCarCost',
  'staffAddRecall',
  'staffBookVisit',
  'staffBookVisits',
  'staffCancelVisit',
  'staffSetServiceCost',
]

/** A car that nobody has, whose oil is due in some days. */
async function oilOfFreeCar(server: TestServer): Promise<string> {
  const car = await buildCar(server, { odometer: 46_000 })
  return planItem(server, car, { kind: 'oil', doneOn: '2026-06-04', doneAt: 43_000 })
}

/** 20 November 2026 is a Friday. */
const visit = { start: '2026-11-23T09:00', hours: 3 } as const

export const workshopStories = {
  staffAddCarCost: async (server) => ({
    car: await buildCar(server),
    kind: 'repair',
    about: 'A new windshield',
    date: '2026-11-19',
    cost: 240,
  }),
  staffAddRecall: async (server) => {
    const { plate } = await server.services.db
      .selectFrom('car')
      .select('plate')
      .where('id', '=', await buildCar(server))
      .executeTakeFirstOrThrow()
    return { plates: plate, campaign: '26V-101', title: 'Airbag' }
  },
  staffBookVisit: async (server) => ({ item: await oilOfFreeCar(server), ...visit }),
  staffBookVisits: async (server) => {
    const item = await oilOfFreeCar(server)
    return { items: [{ item, version: await versionNow(server, { item }) }], hours: 3 }
  },
  staffCancelVisit: async (server, staff) => {
    const item = await oilOfFreeCar(server)
    await decideAsSeen(server, server.as(staff.token), staffBookVisit, { item, ...visit })
    return { item }
  },
  staffSetServiceCost: async (server, staff) => {
    const item = await oilOfFreeCar(server)
    const done = { item, decision: 'done', odometer: 47_000, paper: [] } as const
    await decideAsSeen(server, server.as(staff.token), staffCloseMaintenance, {
      ...done,
      paper: [],
    })
    const { id } = await server.services.db
      .selectFrom('maintenance_service')
      .select('id')
      .where('item_id', '=', item)
      .executeTakeFirstOrThrow()
    return { service: id, cost: 80 }
  },
} satisfies Record<
  string,
  (server: TestServer, staff: TestUser) => Promise<Record<string, unknown>>
>
