import { expect, test } from 'vitest'
import { buildCar } from '#testing/factories.ts'
import { testServer } from '#testing/server.ts'

test('the database itself refuses a hold that belongs to nobody or to two', async () => {
  const server = await testServer()
  const car = await buildCar(server)
  const period = '[2027-03-01T00:00Z,2027-04-01T00:00Z)'
  const row = { car_id: car, kind: 'hold', period, occupied: period, expires_at: new Date() }
  const insert = (more: object) =>
    server.services.db
      .insertInto('occupancy')
      .values({ ...row, ...more })
      .execute()
  await expect(insert({})).rejects.toThrow('occupancy_belongs_to')
  await expect(insert({ order_id: 'a', waiting_list_item_id: 'b' })).rejects.toThrow(
    'occupancy_belongs_to',
  )
  await expect(
    insert({ kind: 'rental', expires_at: null, waiting_list_item_id: 'b' }),
  ).rejects.toThrow('occupancy_belongs_to')
})
