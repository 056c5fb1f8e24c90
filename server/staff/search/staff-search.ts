import { sql } from 'kysely'
import { isAmong, runningCodes } from '#domain/fleet/fleet/rental-status.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { mayDo } from '#protocol/core/rights.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import { mostHits } from '#protocol/staff/staff/choices.ts'
import type { staffSearch as operation } from '#protocol/staff/staff/staff-search.ts'
import { staffRights } from '#protocol/staff-rights.ts'
import { helpNumber, kindTexts } from '../../help/help/help-texts.ts'
import { methodName } from '../../money/ledger/methods.ts'
import { shownName } from '../../people/people/shown-name.ts'
import { isPerson } from '../../people/people/search-people.ts'
import type { Handler } from '../../platform/api/handler.ts'
import type { Db } from '../../platform/db/database.ts'
import { staffPersons } from '../conduct/person-facts.ts'
import { found as foundCars } from '../garage/find-cars.ts'
import { bookingsFound } from '../staff/find-bookings.ts'

type Found = OutputOf<typeof operation>

/** What a text finds, each kind for who may see its list (docs/product/staff.md#search). */
export const staffSearch: Handler<typeof operation> = async (context, { text }) => {
  const { db, user, lang, now } = context
  const may = (list: keyof typeof staffRights) => mayDo(user.rights, staffRights[list])
  const none = Promise.resolve([])
  const [people, bookings, cars, help, payments] = await Promise.all([
    may('staffPeople') ? peopleOf(db, text, { viewerId: user.id, lang, now }) : none,
    may('staffBookings') ? bookingsOf(db, text, lang) : none,
    may('staffCars') ? carsOf(db, text) : none,
    may('staffHelp') ? helpOf(db, text, lang) : none,
    may('staffPayments') ? paymentsOf(db, text, lang) : none,
  ])
  return { people, bookings, cars, help, payments }
}

async function peopleOf(
  db: Db,
  text: string,
  viewer: Parameters<typeof staffPersons>[2],
): Promise<Found['people']> {
  const { rows } = await sql<{ id: string }>`
    select u.id from app_user u where u.deleted_at is null and (u.id = ${text} or ${isPerson('u', text)})
    order by u.unconfirmed, u.first_name, u.last_name, u.id limit ${mostHits}`.execute(db)
  const people = await staffPersons(
    db,
    rows.map(({ id }) => id),
    viewer,
  )
  return people.map(({ coming: [next], ...person }) => ({
    id: person.id,
    name: person.name,
    email: person.email,
    phone: person.phone,
    completedRentals: person.completedRentals,
    isBlocked: person.blocks.some(({ running }) => running),
    isStaff: person.staff,
    next: next && { number: next.number, start: next.dates.start },
  }))
}

type BookingRow = {
  id: string
  number: number
  renter: string
  phone: string | null
  car: string
  plate: string
  starts_at: Date
  ends_at: Date
  zone: string
  state: string
  confirmation: string
  rental_status: number | null
}

async function bookingsOf(db: Db, text: string, lang: Lang): Promise<Found['bookings']> {
  const { rows } = await sql<BookingRow>`
    select o.id, o.number, ${shownName('u', lang)} as renter, u.phone, c.make || ' ' || c.model || ' ' || c.year as car,
      c.plate, o.starts_at, o.ends_at, a.zone, o.state, o.confirmation, o.rental_status
    from (select * from rental_order where ${await bookingsFound(db, text, sql`true`, mostHits)}
      order by created_at desc, id desc limit ${mostHits}) o
    join car c on c.id = o.car_id join area a on a.id = o.area_id join app_user u on u.id = o.user_id
    order by o.created_at desc, o.id desc`.execute(db)
  return rows.map((row) => ({
    orderId: row.id,
    number: row.number,
    renter: row.renter,
    phone: row.phone ?? undefined,
    car: row.car,
    plate: row.plate,
    dates: { start: toWall(row.starts_at, row.zone), end: toWall(row.ends_at, row.zone) },
    state: row.state,
    confirmation: row.confirmation,
    isOut: isAmong(runningCodes, row.rental_status),
  }))
}

type CarRow = {
  id: string
  make: string
  model: string
  year: number
  plate: string
  vin: string | null
  city: string
  status: Found['cars'][number]['status']
  out: boolean
}

async function carsOf(db: Db, text: string): Promise<Found['cars']> {
  const { rows } = await sql<CarRow>`
    select c.id, c.make, c.model, c.year, c.plate, c.vin, c.city, c.status, s.due_back is not null as out
    from (select * from car where ${foundCars(text)}
      order by make, model, plate, id limit ${mostHits}) c
    join car_search s on s.car_id = c.id
    order by c.make, c.model, c.plate, c.id`.execute(db)
  return rows.map(({ id, make, model, year, plate, vin, city, status, out }) => ({
    id,
    name: `${make} ${model} ${year}`,
    plate,
    vinEnd: vin?.slice(-8),
    city,
    status,
    isOut: out,
  }))
}

type HelpRow = {
  id: string
  number: number
  kind: keyof typeof kindTexts
  title: string | null
  renter: string
  plate: string
  status: Found['help'][number]['status']
  created_at: Date
}

/** By its number as people say it (H-1041, h1041, 1041), or all of a renter. */
async function helpOf(db: Db, text: string, lang: Lang): Promise<Found['help']> {
  const number = /^h?-?\s?(\d{4,9})$/i.exec(text)?.[1]
  const { rows } = await sql<HelpRow>`
    select h.id, h.number, h.kind, h.title, ${shownName('u', lang)} as renter, c.plate, h.status, h.created_at
    from (select * from help_request where number = ${number ?? null}::int
      union select asked.* from rental_order o join help_request asked on asked.order_id = o.id
        where o.user_id in (select p.id from app_user p where ${isPerson('p', text)} limit ${mostHits})) h
    join app_user u on u.id = h.user_id join car c on c.id = h.car_id
    order by h.created_at desc, h.id limit ${mostHits}`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    number: helpNumber(row.number),
    title: row.title ?? kindTexts[row.kind][lang],
    renter: row.renter,
    plate: row.plate,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  }))
}

type PaymentRow = {
  id: string
  order_id: string
  order_number: number
  renter: string
  method: string
  cents: number
  number: string | null
  state: string
  created_at: Date
}

/** By the number of the bank or our own, spaces or not; four digits are also the end of a card. */
async function paymentsOf(db: Db, text: string, lang: Lang): Promise<Found['payments']> {
  const plain = text.replaceAll(' ', '').toUpperCase()
  const last4 = /^\d{4}$/.test(plain) ? plain : null
  const { rows } = await sql<PaymentRow>`
    select p.id, p.order_id, o.number as order_number, ${shownName('u', lang)} as renter, p.method,
      p.due_cents + p.fee_cents as cents, coalesce(p.bank_confirmation, p.confirmation_number) as number,
      p.state, p.created_at
    from (select * from payment where confirmation_number = ${plain}
        or upper(replace(bank_confirmation, ' ', '')) = ${plain} or card_last4 = ${last4}::text
      order by created_at desc, id limit ${mostHits}) p
    join rental_order o on o.id = p.order_id join app_user u on u.id = o.user_id
    order by p.created_at desc, p.id`.execute(db)
  return rows.map((row) => ({
    paymentId: row.id,
    orderId: row.order_id,
    number: row.order_number,
    renter: row.renter,
    method: methodName(row.method, lang),
    amount: row.cents / 100,
    confirmationNumber: row.number ?? undefined,
    state: row.state,
    createdAt: row.created_at.toISOString(),
  }))
}
