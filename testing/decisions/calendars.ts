import {
  staffFeeds,
  staffMakeFeedLink,
  staffSaveFeed,
} from '#protocol/staff/calendars/staff-feeds.ts'
import { bookedCar } from '../rental-life.ts'
import { buildCar, type TestUser } from '../factories.ts'
import type { TestServer } from '../server.ts'

/** What staff set of calendars, which are of cars and nobody's. */
export const ofCalendars: readonly string[] = [
  'staffEndFeed',
  'staffEndFeedLink',
  'staffMakeFeedLink',
  'staffSaveFeed',
  'staffSeeOverlap',
]

export const readFeeds = async (server: TestServer, staff: TestUser, car?: string) =>
  (await server.as(staff.token).read(staffFeeds, { car })).body

/** An address that may be asked; nobody answers there. */
const elsewhere = 'https://1.1.1.1/car.ics'

/** A car with the calendar of another marketplace, which was never read. */
export async function withFeed(server: TestServer, staff: TestUser) {
  const car = await buildCar(server)
  await server.as(staff.token).send(staffSaveFeed, { car, name: 'Turo', url: elsewhere })
  const [feed] = (await readFeeds(server, staff, car)).feeds ?? []
  return { car, feed: feed?.id, version: feed?.version }
}

export const calendarStories = {
  staffSaveFeed: async (server) => ({
    car: await buildCar(server),
    name: 'Turo',
    url: elsewhere,
  }),
  staffEndFeed: async (server, staff) => {
    const { feed, version } = await withFeed(server, staff)
    return { feed, version }
  },
  staffSeeOverlap: async (server) => {
    const { car, staff } = await bookedCar(server)
    await server.as(staff.token).send(staffSaveFeed, { car, name: 'Turo', url: elsewhere })
    const [feed] = (await readFeeds(server, staff, car)).feeds ?? []
    const period = '[2026-12-03T18:00:00Z,2026-12-07T18:00:00Z)'
    await server.services.db
      .insertInto('busy_time')
      .values({ calendar_id: feed?.id ?? '', period })
      .execute()
    const [overlap] = (await readFeeds(server, staff, car)).overlaps ?? []
    return { overlap: overlap?.id, version: overlap?.version }
  },
  staffMakeFeedLink: async (server) => ({ car: await buildCar(server) }),
  staffEndFeedLink: async (server, staff) => {
    const car = await buildCar(server)
    await server.as(staff.token).send(staffMakeFeedLink, { car })
    const [link] = (await readFeeds(server, staff, car)).links ?? []
    return { link: link?.id, version: link?.version }
  },
} satisfies Record<
  string,
  (server: TestServer, staff: TestUser) => Promise<Record<string, unknown>>
>
