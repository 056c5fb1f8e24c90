import { expect, test } from 'vitest'
import { helpKinds } from '#protocol/help/help/choices.ts'
import { operations } from '#protocol/operations.ts'
import { buildCar } from '#testing/factories.ts'
import { sendPicture } from '#testing/help.ts'
import { pickedUp } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

// @7-helpRequest @7-accidentReport @7-damageReport
test('every kind of help request is accepted, numbered, and shown to renter and staff', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const me = server.as(user.token)
  const [dent, paper] = [await sendPicture(server, user), await sendPicture(server, user)]
  const place = 'Oakland, 7th Street'
  const sent = [
    await me.send(operations.helpRequest, { order, message: 'How do I fold the seats?' }),
    await me.send(operations.accidentReport, {
      order,
      description: 'Somebody drove into the back.',
      someoneHurt: true,
      place,
    }),
    await me.send(operations.breakdownReport, { order, symptom: 'no-start', place }),
    await me.send(operations.damageReport, {
      order,
      description: 'A dent in the door',
      damagePhotos: [dent],
    }),
    await me.send(operations.towingRequest, { order, problem: 'Stuck in the sand', place }),
    await me.send(operations.ticketReport, { order, pictures: [paper] }),
    await me.send(operations.lostKeys, { order, message: 'They fell into the water.' }),
  ]
  expect(sent.map(({ http, body }) => [http, body.request?.kind])).toEqual(
    helpKinds.map((kind) => [200, kind]),
  )
  const numbers = sent.map(({ body }) => body.request?.number)
  expect(new Set(numbers).size).toBe(helpKinds.length)
  for (const number of numbers) expect(number).toMatch(/^H-\d{4,}$/)

  const ids = sent.map(({ body }) => body.request?.id)
  const mine = (await me.read(operations.helpRequests, { order })).body.requests ?? []
  expect(mine).toHaveLength(ids.length)
  expect(new Set(mine.map(({ id }) => id))).toEqual(new Set(ids))
  const theirs = (await server.as(staff.token).read(operations.staffHelp, { order })).body
  // Who may be hurt comes first.
  expect(theirs.requests?.map(({ kind }) => kind)).toHaveLength(helpKinds.length)
  expect(theirs.requests?.[0]?.kind).toBe('accidentReport')
})

// @7-productVehicleBreakdownSymptoms @7-breakdownReport
test('a van has symptoms of its own, and its breakdown is reported with one', async () => {
  const server = await testServer()
  const names = async (name: 'carVehicleBreakdownSymptoms' | 'vanVehicleBreakdownSymptoms') =>
    (await server.as().read(operations[name], {})).body.content?.map(({ id }) => id) ?? []
  const [car, van] = [
    await names('carVehicleBreakdownSymptoms'),
    await names('vanVehicleBreakdownSymptoms'),
  ]
  expect(van).toEqual(expect.arrayContaining(car))
  expect(van).toContain('sliding-door')
  expect(car).not.toContain('sliding-door')
  const of = await buildCar(server, { type_id: 'van', subtype_id: 'cargo-van' })
  const { user, order } = await pickedUp(server, { car: of })
  const report = { order, symptom: 'sliding-door', place: 'Oakland, 7th Street' }
  const sent = await server.as(user.token).send(operations.breakdownReport, report)
  expect(sent.body.request).toMatchObject({ kind: 'breakdownReport', status: 'open' })
})
