import { expect, it } from 'vitest'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { fits } from './fits.ts'

const rental = (more: Partial<Rental>) =>
  ({ kind: 'start', state: 'booked', allowedActions: [], ...more }) as unknown as Rental

const held = rental({ state: 'held', allowedActions: ['pay', 'extendHold'] })
const extension = rental({ state: 'held', kind: 'extension', allowedActions: ['pay'] })
const lapsed = rental({ state: 'lapsed' })
const booked = rental({ rentalStatus: 85, allowedActions: ['carChange', 'cancelContract'] })
const out = rental({ rentalStatus: 86 })
const returned = rental({ state: 'ended', rentalStatus: 88 })
const all = { held, extension, lapsed, booked, out, returned }

it.each([
  ['payment', ['held']],
  ['extensionPayment', ['extension']],
  ['refund', ['booked', 'out']],
  ['car', ['booked', 'out']],
  ['out', ['out']],
  ['change', ['booked']],
  ['ordered', ['booked', 'out']],
] as const)('the screen of %s takes %j', (screen, names) => {
  const fitting = Object.entries(all).filter(([, each]) => fits[screen](each))
  expect(fitting.map(([name]) => name)).toEqual(names)
})
