import { expect, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { setStatusToVehiclePickUp } from '#protocol/rentals/appointments/set-status-to-vehicle-pick-up.ts'
import { bookedCar, keys, schedule, setWall } from '#testing/rental-life.ts'
import { testServer, type TestServer } from '#testing/server.ts'

type Rented = Awaited<ReturnType<typeof bookedCar>>

/** The steps as one line each: a tick for done, an arrow for where it stands, a ring for what comes. */
async function way(server: TestServer, { user, order }: Rented): Promise<string[]> {
  const { body } = await server.as(user.token).read(dashboard, { order })
  const marks = { done: '✓', now: '→', next: '○' }
  return (body.selectedRental?.timeline ?? []).map(({ code, state, at }) =>
    [marks[state], code, at].filter((part) => part !== undefined).join(' '),
  )
}

// @7-dashboard
test('the timeline of a rental runs from the booking to the return', async () => {
  const server = await testServer()
  const rented = await bookedCar(server)
  const { user, order } = rented
  expect(await way(server, rented)).toEqual([
    '✓ booked 2026-11-20T10:00',
    '→ 85',
    '○ 91 2026-11-24T10:00',
    '○ 86 2026-11-24T10:00',
    '○ 92',
    '○ 88 2027-01-12T10:00',
  ])

  await setWall(server, '2026-11-24T09:30')
  await keys(server, user, { order, rentalStatus: 91, latitude: 37.8, longitude: -122.3 })
  expect((await way(server, rented)).slice(0, 3)).toEqual([
    '✓ booked 2026-11-20T10:00',
    '→ 91 2026-11-24T09:30',
    '○ 86 2026-11-24T10:00',
  ])

  await keys(server, user, { order, odometer: 47_380 })
  const { body } = await server.as(user.token).read(dashboard, {}, { lang: 'es' })
  expect(body.selectedRental?.timeline[2]).toEqual({
    code: '86',
    title: 'Recogido',
    text: 'Odómetro 47,380 mi, gasolina 8/8',
    at: '2026-11-24T09:30',
    state: 'now',
  })

  await setWall(server, '2027-01-05T10:00')
  await schedule(server, user, order, 93, '2027-01-07T12:00')
  expect(await way(server, rented)).toContain('→ 93 2027-01-07T12:00')
  await server.as(user.token).send(setStatusToVehiclePickUp, { order })

  await schedule(server, user, order, 92, '2027-01-12T10:00')
  expect((await way(server, rented)).slice(-2)).toEqual([
    '→ 92 2027-01-12T10:00',
    '○ 88 2027-01-12T10:00',
  ])
  await setWall(server, '2027-01-12T09:40')
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_500 })
  expect(await way(server, rented)).toEqual([
    '✓ booked 2026-11-20T10:00',
    '✓ 91 2026-11-24T09:30',
    '✓ 86 2026-11-24T09:30',
    '→ 88 2027-01-12T09:40',
  ])
})

test('the timeline of a cancelled booking ends there', async () => {
  const server = await testServer()
  const rented = await bookedCar(server)
  await server.as(rented.user.token).send(cancelContract, { order: rented.order })
  expect(await way(server, rented)).toEqual(['✓ booked 2026-11-20T10:00', '→ 87 2026-11-20T10:00'])
})
