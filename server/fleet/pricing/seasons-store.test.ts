import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/core/time/wall-time.ts'
import { bookingPrice } from '#domain/fleet/pricing/booking-price.ts'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { inSeasons, minimumIn, seasonsFor } from '#domain/fleet/pricing/seasons/season.ts'
import { allSeasons } from '#testing/search/slow-price.ts'
import { seasonAround, setSeasons } from '#testing/search/set-seasons.ts'
import { testServer } from '#testing/server.ts'

const origin = '2027-02-20T00:00'

test('a month and a minimum that the database looks at are those of the rules', async () => {
  const { db } = (await testServer()).services
  const cars = fc.record({
    month: fc.integer({ min: 1, max: 500_000 }),
    own: fc.integer({ min: 1, max: 40 }),
    area: fc.constantFrom('1', '2'),
    type: fc.constantFrom('car', 'van'),
    day: fc.integer({ min: -20, max: 70 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(seasonAround(origin), { maxLength: 5 }),
      fc.array(cars, { minLength: 1, maxLength: 12 }),
      async (seasons, fleet) => {
        await setSeasons(db, seasons)
        const set = await allSeasons(db)
        const asked = fleet.map((car) => ({ ...car, first: dayOf(addDays(origin, car.day)) }))
        const { rows } = await sql<{ month: number; minimum: number }>`
          select season_month(month, area, type, first) as month, season_minimum(own, area, type, first) as minimum
          from rows from (jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
            as (month int, own int, area text, type text, first date)) with ordinality as c (month, own, area, type, first, place)
          order by place`.execute(db)
        const byRule = asked.map(({ month, own, first, ...car }) => {
          const start = `${first}T10:00`
          const length = rentalDuration(start, addDays(start, 30))
          const here = seasonsFor(set, car)
          const rates = { day: 1, week: 1, month }
          return {
            month: bookingPrice(rates, inSeasons(length, start, here), 1),
            minimum: minimumIn(here, start, own),
          }
        })
        expect(rows).toEqual(byRule)
      },
    ),
    { numRuns: 150 },
  )
  await setSeasons(db, [])
})
