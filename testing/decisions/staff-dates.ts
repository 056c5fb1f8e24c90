import { staffChangeDates, staffDatesQuote } from '#protocol/staff/planner/staff-dates.ts'
import type { TestUser } from '../factories.ts'
import type { TestServer } from '../server.ts'

type Dates = { start?: string; end?: string }

/** What other dates of an order would come to. */
export const datesQuote = async (
  server: TestServer,
  staff: TestUser,
  order: string,
  dates: Dates,
) => (await server.as(staff.token).read(staffDatesQuote, { order, ...dates })).body

/** Changes the dates as they were quoted just before. */
export async function changeDates(
  server: TestServer,
  staff: TestUser,
  order: string,
  dates: Dates,
) {
  const { version = '', difference = 0, end = '' } = await datesQuote(server, staff, order, dates)
  return server
    .as(staff.token)
    .send(staffChangeDates, { order, version, end, ...dates, difference })
}
