import type { OutputOf } from '#protocol/core/operation.ts'
import type { PlannerCar, staffCalendar } from '#protocol/staff/planner/staff-calendar.ts'
import { made } from './made-answer.ts'

export const carOf = (id: string, more: Partial<PlannerCar> = {}): PlannerCar => ({
  id,
  name: `Toyota ${id}`,
  plate: `PLATE-${id}`,
  area: '1',
  status: 'active',
  subtypeId: 'sedan',
  colour: 'pacific',
  bars: [],
  ...more,
})
export const luz = {
  id: '1',
  kind: 'rental',
  state: 'booked',
  start: '2026-11-26T10:00',
  end: '2026-12-03T10:00',
  gapEnd: '2026-12-03T18:00',
  order: 'ORDERLUZ',
  number: 48_226,
  name: 'Luz',
} as const
export const three = [
  carOf('RAV4', { bars: [luz] }),
  carOf('Sienna'),
  carOf('Camry', {
    bars: [{ ...luz, id: '2', name: 'Mei', state: 'out', order: 'ORDERMEI', number: 48_227 }],
  }),
]
export const calendarOf = (cars: PlannerCar[], more: object = {}): OutputOf<typeof staffCalendar> =>
  made('staffCalendar', {
    from: '2026-11-23',
    days: 14,
    total: cars.length,
    cars,
    areas: [{ id: '1', name: 'Bay Area', now: '2026-11-23T10:20' }],
    types: [],
    ...more,
  })
const quote = made('staffMoveQuote', {
  number: 48_226,
  name: 'Luz',
  car: 'RAV4',
  start: luz.start,
  end: luz.end,
  own: false,
  version: 'luz-one',
  cars: [
    {
      car: 'Sienna',
      fit: 'classAbove',
      difference: 20,
      carried: 20,
      message: 'Hi Luz, you get a Sienna at the same price.',
    },
  ],
})
export const answers = {
  userInfo: made('userInfo', { userInfo: { staff: true } }),
  staffCalendar: calendarOf(three),
  staffMoveQuote: quote,
}
