import { sql } from 'kysely'
import { staffSaveFeed } from '#protocol/staff/calendars/staff-feeds.ts'
import { readBusyCalendars } from '#server/fleet/calendars-in/read-calendars.ts'
import type { TestUser } from '../factories.ts'
import type { TestServer } from '../server.ts'
import type { Busy } from './feed-server.ts'

/** When a car is blocked for calendars, the earliest first. */
export async function blocksOf({ services }: TestServer, car: string) {
  const rows = await services.db
    .selectFrom('occupancy')
    .select('period')
    .where('car_id', '=', car)
    .where('busy_calendar_id', 'is not', null)
    .orderBy('period')
    .execute()
  return rows.map(({ period }) =>
    [...period.matchAll(/\d{4}-(\d\d-\d\d) (\d\d)/g)]
      .map(([, day, hour]) => `${day} ${hour}`)
      .join(' – '),
  )
}

export const give = (server: TestServer, staff: TestUser, car: string, url: string) =>
  server.as(staff.token).send(staffSaveFeed, { car, name: 'Turo', url })

/** As the next reading is due. */
export async function readAgain(server: TestServer) {
  server.passMinutes(35)
  await readBusyCalendars(server.services)
}

export const noticesOf = async ({ services }: TestServer, staff: TestUser, car: string) =>
  services.db
    .selectFrom('notification')
    .select(['title_en', 'text_en'])
    .where('user_id', '=', staff.id)
    .where('topic', '=', 'foreignCalendars')
    .where(sql`query ->> 'car'`, '=', car)
    .orderBy('created_at')
    .orderBy('text_en')
    .execute()

export const december: Busy = ['20261203T180000Z', '20261207T180000Z']
export const later: Busy = ['20261213T180000Z', '20261217T180000Z']
