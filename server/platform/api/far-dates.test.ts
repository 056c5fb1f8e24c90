// @thorough
import { beforeAll, expect, test } from 'vitest'
import type { Operation } from '#protocol/core/operation.ts'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { cars } from '#protocol/fleet/cars/cars.ts'
import { personalDetails } from '#protocol/people/drivers/personal-details.ts'
import { addWaitingList } from '#protocol/rentals/waiting-list/add-waiting-list.ts'
import { type ObjectType, operations } from '#protocol/operations.ts'
import { type OwnersThings, ownersThings } from '#testing/owners-things.ts'
import { pickedUp, type Rented } from '#testing/rental-life.ts'
import { fieldsFor } from '#testing/sample-fields.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let things: OwnersThings
let running: Rented

beforeAll(async () => {
  server = await testServer()
  things = await ownersThings(server)
  running = await pickedUp(server)
})

const all = Object.values(operations) as Operation[]
const ofDay = ['day', 'date', 'birthDate', 'expirationDate']
const ofMoment = ['start', 'end']
const dates = new Set([...ofDay, ...ofMoment])
const farDays = ['9999-12-31', '9999-12-30', '3000-01-01', '0001-01-01', '1899-12-31', '1000-02-28']

/** Every field of every operation that takes a day, a moment or an appointment. */
const fields = all.flatMap((operation) =>
  Object.keys((operation.input as unknown as { shape: object }).shape)
    .filter((name) => [...ofDay, ...ofMoment, 'appt'].includes(name))
    .map((field) => ({ name: operation.name, field, operation })),
)

function farValues(field: string): string[] {
  if (ofDay.includes(field)) return farDays
  if (ofMoment.includes(field)) return farDays.flatMap((day) => [`${day}T00:00`, `${day}T23:30`])
  return farDays.flatMap((day) =>
    ['pickup', 'return', 'maintenance', 'swap'].map(
      (kind) => `${kind}-${day.replaceAll('-', '')}T2330-1`,
    ),
  )
}

test.each(fields)('$name meets every far $field with an answer', async ({ operation, field }) => {
  const sample = fieldsFor(operation.name as ObjectType, things)
  const usual = operation.name === 'submitBooking' ? { ...sample, car: things.otherCar } : sample
  const out = { ...usual, order: running.order }
  const unanswered: string[] = []
  const asking: [string, Record<string, unknown>][] = [
    [things.owner.token, usual],
    [running.user.token, out],
    [things.staff.token, usual],
  ]
  for (const [token, known] of asking) {
    const caller = server.as(token)
    const alone = Object.fromEntries(Object.entries(known).filter(([name]) => !dates.has(name)))
    for (const value of farValues(field)) {
      for (const others of [known, alone]) {
        const asked = { ...others, [field]: value } as never
        const reply =
          operation.kind === 'query'
            ? await caller.read(operation, asked)
            : await caller.send(operation, asked)
        const { message = '' } = reply.body as { message?: string }
        const isAnswered = reply.http < 500 && (reply.http < 400 || message.length > 3)
        if (!isAnswered) unanswered.push(`${field}=${value}: ${JSON.stringify(reply)}`)
      }
    }
  }
  expect(unanswered).toEqual([])
})

// @5-choose-day-earlier @5-this-date
test('a start that is too far ahead is told with the last day that may be chosen', async () => {
  const me = server.as(things.owner.token)
  const none = { area: '1', types: [], features: [] }
  const far = { start: '9999-12-31T10:00', end: '9999-12-31T11:00' }
  const tooFar = { start: 'This date is too far ahead', end: 'This date is too far ahead' }
  expect((await me.read(cars, { ...none, ...far })).body.errors).toEqual(tooFar)
  expect((await me.send(addWaitingList, { ...none, start: far.start })).body.errors).toEqual({
    start: tooFar.start,
  })
  const car = things.otherCar
  expect((await me.read(booking, { car, ...far })).body.errors).toEqual(tooFar)
  const later = { start: '2029-01-01T10:00', end: '2029-01-08T10:00' }
  // Two years from the day on which the server's clock stands here.
  const ahead = { start: 'Choose 23/11/2028 or an earlier day' }
  expect((await me.read(booking, { car, ...later })).body.errors).toEqual(ahead)
  expect((await me.read(cars, { ...none, ...later })).body.errors).toEqual(ahead)
})

// @5-this-date-too
test('a birth date that nobody living has is told', async () => {
  const { driverId, token } = things.owner
  const person = { firstName: 'Ana', lastName: 'Núñez', phone: '+13055550123' }
  const save = (birthDate: string) =>
    server.as(token).send(personalDetails, { driverId, ...person, birthDate })
  expect((await save('0001-01-01')).body.errors).toEqual({ birthDate: 'This date is too long ago' })
  expect((await save('9999-12-31')).body.errors).toEqual({
    birthDate: 'This date is too far ahead',
  })
})
