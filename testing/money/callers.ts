import type { InputOf } from '#protocol/core/operation.ts'
import type { staffCreateBooking } from '#protocol/staff/callers/staff-create-booking.ts'
import { staffQuote } from '#protocol/staff/callers/staff-quote.ts'
import { buildCar, type TestUser } from '../factories.ts'
import { trip } from '../journey.ts'
import type { Caller, TestServer } from '../server.ts'

export type BookingFields = InputOf<typeof staffCreateBooking>

/** A driver who has handed in nothing. */
export const bare = { license_verification: 'missing', license_number: null, license_expires: null }

/** Somebody who has no account, with a phone and an e-mail of their own. */
export const someone = () => {
  const digits = String(Math.floor(Math.random() * 9_000_000) + 1_000_000)
  return {
    firstName: 'Yolanda',
    lastName: 'Pérez',
    phone: `(305) 2${digits.slice(0, 2)}-${digits.slice(2, 6)}`,
    email: `yolanda-${crypto.randomUUID()}@example.com`,
    birthDate: '1985-03-02',
    language: 'es' as const,
  }
}

/** The fields that the desk books a car with for somebody, with the total that it read out. */
export async function wishOf(
  server: TestServer,
  desk: Caller,
  who: TestUser | ReturnType<typeof someone>,
  pays: BookingFields['pays'],
  car?: string,
): Promise<BookingFields> {
  const id = car ?? (await buildCar(server))
  const is = 'token' in who ? { person: who.id } : who
  const asked = 'token' in who ? { person: who.id } : { birthDate: who.birthDate }
  const { body } = await desk.read(staffQuote, { ...trip, car: id, ...asked })
  return { ...is, ...trip, car: id, pays, total: body.quote?.dueNow ?? 0 }
}

export const orderById = ({ services: { db } }: TestServer, id: string | undefined) =>
  db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow()
