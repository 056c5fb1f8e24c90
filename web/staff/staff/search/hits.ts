import type { Success } from '#protocol/core/operation.ts'
import type { staffSearch } from '#protocol/staff/names.ts'
import { formatMoney } from '#web/core/money.ts'
import type { Tone } from '#web/ui/badge.tsx'
import type { deskMessages } from '../desk/desk-messages.ts'
import type { garageMessages } from '../garage/garage-messages.ts'
import type { searchMessages } from './search-messages.ts'

type Found = Success<typeof staffSearch>
type Words = (typeof searchMessages)['en']
type RowWords = (typeof deskMessages)['en']

/** One line of the answer: what it is, what helps to tell it, its state, and the address that opens it. */
export type Hit = {
  id: string
  title: string
  detail: string
  state?: { text: string; tone: Tone } | undefined
  to: { view: string; open?: string; subject?: string; car?: string }
}

export type HitGroup = { kind: keyof Words['groups']; hits: Hit[] }

type How = {
  words: Words
  /** States and orders are called as in the rows of their lists. */
  rows: RowWords
  cars: (typeof garageMessages)['en']
  phone: (phone: string) => string
  wall: (time: string) => string
  day: (time: string) => string
  instant: (time: string) => string
}

const joined = (...parts: (string | undefined | false)[]) => parts.filter(Boolean).join(' · ')

/** The answer in groups as they are shown; kinds without a hit are left out. */
export function hitGroups(found: Found, how: How): HitGroup[] {
  const groups: HitGroup[] = [
    { kind: 'people', hits: found.people.map((one) => person(one, how)) },
    { kind: 'bookings', hits: found.bookings.map((one) => booking(one, how)) },
    { kind: 'cars', hits: found.cars.map((one) => car(one, how)) },
    { kind: 'help', hits: found.help.map((one) => help(one, how)) },
    { kind: 'payments', hits: found.payments.map((one) => payment(one, how)) },
  ]
  return groups.filter(({ hits }) => hits.length > 0)
}

const person = (one: Found['people'][number], { words, phone, wall }: How): Hit => ({
  id: `person ${one.id}`,
  title: one.name,
  detail: joined(
    one.phone && phone(one.phone),
    one.email,
    one.next
      ? words.next(one.next.number, wall(one.next.start))
      : words.rentals(one.completedRentals),
  ),
  state: one.isBlocked
    ? { text: words.blocked, tone: 'danger' }
    : one.isStaff
      ? { text: words.staff, tone: 'info' }
      : undefined,
  to: { view: 'people', subject: one.id, open: one.id },
})

const bookingTones: Partial<Record<string, Tone>> = {
  pending: 'warn',
  held: 'warn',
  confirmed: 'ok',
}

function booking(one: Found['bookings'][number], { words, rows, phone, day }: How): Hit {
  const state = one.state === 'booked' ? one.confirmation : one.state
  return {
    id: `booking ${one.orderId}`,
    title: `${one.number} ${one.renter}`,
    detail: joined(
      one.car,
      one.plate,
      `${day(one.dates.start)} – ${day(one.dates.end)}`,
      one.phone && phone(one.phone),
    ),
    state: one.isOut
      ? { text: words.out, tone: 'info' }
      : { text: rows.bookings.states[state] ?? state, tone: bookingTones[state] ?? 'neutral' },
    to: { view: 'bookings', open: one.orderId },
  }
}

const car = (one: Found['cars'][number], { words, cars }: How): Hit => ({
  id: `car ${one.id}`,
  title: `${one.plate} ${one.name}`,
  detail: joined(one.vinEnd && words.vin(one.vinEnd), one.city),
  state: one.isOut
    ? { text: cars.out, tone: 'info' }
    : {
        text: cars.states[one.status],
        tone: one.status === 'active' ? 'ok' : 'neutral',
      },
  to: { view: 'cars', car: one.id },
})

const help = (one: Found['help'][number], { rows, instant }: How): Hit => ({
  id: `help ${one.id}`,
  title: `${one.number} ${one.title}`,
  detail: joined(one.renter, one.plate, instant(one.createdAt)),
  state: {
    text: rows.help.statuses[one.status],
    tone: one.status === 'resolved' ? 'neutral' : one.status === 'open' ? 'danger' : 'warn',
  },
  to: { view: 'help', open: one.id },
})

function payment(one: Found['payments'][number], { words, rows, instant }: How): Hit {
  const waits = one.state === 'waiting'
  const { orderId, paymentId } = one
  return {
    id: `payment ${paymentId}`,
    title: `${formatMoney(one.amount)} ${one.method}`,
    detail: joined(
      one.renter,
      rows.orderNumber(one.number),
      one.confirmationNumber,
      instant(one.createdAt),
    ),
    state: {
      text: words.paymentStates[one.state] ?? one.state,
      tone: waits ? 'warn' : one.state === 'paid' ? 'ok' : 'neutral',
    },
    // What waits for its money is decided in its list; of what is settled the order tells more.
    to: waits ? { view: 'payments', open: paymentId } : { view: 'bookings', open: orderId },
  }
}
