import { expect, test } from 'vitest'
import { personalDetails } from '#protocol/people/drivers/personal-details.ts'
import { specialRequest } from '#protocol/rentals/special-requests/special-request.ts'
import {
  staffAnswerSpecialRequest,
  staffSpecialRequests,
} from '#protocol/rentals/special-requests/special-requests.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { buildCar } from '#testing/factories.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('a driver who is agreed while a change of car is only held drives the other car too', async () => {
  const server = await testServer()
  const { user, staff, order } = await bookedCar(server)
  const [me, team] = [server.as(user.token), server.as(staff.token)]
  const kid = { firstName: 'Leo', lastName: 'Nunez', birthDate: '1990-05-04' }
  await me.send(personalDetails, { ...kid, phone: '+13055550123', driverId: 'new' })
  const change = await me.send(carChangeByCar, { order, car: await buildCar(server) })
  await me.send(specialRequest, { order, kind: 'extraDriver', text: 'My brother.' })
  const { requests = [] } = (await team.read(staffSpecialRequests, {})).body
  const request = requests.find(({ orderId }) => orderId === order)?.id ?? ''
  const answer = { request, decision: 'offer', answer: 'Fine.' } as const
  expect((await team.send(staffAnswerSpecialRequest, answer)).http).toBe(200)
  const listed = await server.services.db
    .selectFrom('order_driver')
    .select('driver_id')
    .where('order_id', '=', change.body.orderId ?? '')
    .execute()
  expect(listed).toHaveLength(2)
})
