import { expect, test } from 'vitest'
import type { InputOf } from '#protocol/core/operation.ts'
import { staffNoteMark } from '#protocol/fleet/proof/staff-car-proof.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { inspected, proofOf, staffOf } from '#testing/proof/inspected-car.ts'
import { testServer } from '#testing/server.ts'
import { randomId } from '../../platform/random.ts'

test('staff point at a mark in the photo of its side; the point is shown while that photo is', async () => {
  const server = await testServer()
  const rental = await inspected(server)
  const staff = staffOf(server, rental)
  const note = (more: Partial<InputOf<typeof staffNoteMark>>) =>
    decideAsSeen(server, staff.me, staffNoteMark, {
      inspection: rental.inspection,
      kind: 'dent',
      place: 'rearBumper',
      ...more,
    })
  for (const wrong of [{ x: 0.5 }, { x: 1.2, y: 0.5 }, { x: 0.5, y: 0.5, place: 'roof' }] as const)
    expect((await note(wrong)).http).toBe(400)
  expect((await note({ x: 0.25, y: 0.625 })).body).toEqual({ status: 1 })
  const mark = async () => (await proofOf(server, rental.car))?.marks[0]
  expect((await mark())?.point).toBeUndefined()
  await staff.release()
  expect((await mark())?.point).toEqual({ x: 0.25, y: 0.625 })
  await staff.release('rear')
  expect((await mark())?.point).toBeUndefined()
})

test('the database holds that a point is whole, in its photo, and of a place that a photo shows', async () => {
  const server = await testServer()
  const { inspection, car } = await inspected(server)
  const mark = { car_id: car, kind: 'dent', inspection_id: inspection, noted_at: new Date() }
  const insert = (place: string, x: number | null, y: number | null) =>
    server.services.db
      .insertInto('known_mark')
      .values({ ...mark, id: randomId(), place, x, y })
      .execute()
  for (const [place, x, y] of [
    ['hood', 0.5, null],
    ['hood', 0.5, 1.5],
    ['roof', 0.5, 0.5],
  ] as const)
    await expect(insert(place, x, y)).rejects.toMatchObject({ code: '23514' })
  await insert('hood', 0.5, 0.5)
  await insert('roof', null, null)
})
