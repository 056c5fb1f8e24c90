import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aKey, command, newTarget } from '../../backups/tools.ts'
import { startServer } from '../../built-server.ts'
import { datesAhead, get, people, post } from '../prepare.ts'
import { ownPlace } from './own-place.ts'

type Place = Record<string, string>

/** A company with a renter who holds a car, and an upload. */
async function running(place: Place) {
  const { users, cars } = await people(place, { renters: 1, cars: 1 })
  const dataDir = place.DATA_DIR ?? ''
  for (const folder of ['uploads', 'mail']) mkdirSync(join(dataDir, folder), { recursive: true })
  writeFileSync(join(dataDir, 'uploads', 'LICENSE1'), 'a license')
  writeFileSync(join(dataDir, 'mail', 'one.eml'), 'a sign-in link')
  const server = await startServer(place)
  const token = users[0]?.token ?? ''
  const booking = { objectType: 'submitBooking', requestId: crypto.randomUUID() }
  const held = await post(server.url, token, { ...booking, car: cars[0] ?? '', ...datesAhead(5) })
  expect(held.http).toBe(200)
  return { server, token, email: users[0]?.email ?? '', order: String(held.body.orderId) }
}

const names = (folder: string) => readdirSync(folder).toSorted()

test('a company is saved while it runs, and comes back with bookings, uploads and keys', async () => {
  const place = ownPlace({ BACKUP_KEY: aKey })
  const { server, token, email, order } = await running(place)
  const target = newTarget()

  const withoutKey = await command('backup', [target], { ...place, BACKUP_KEY: '' })
  expect(withoutKey).toMatchObject({ code: 1, text: expect.stringContaining('Set BACKUP_KEY') })
  expect(existsSync(target)).toBe(false)

  const saved = await command('backup', [target], place)
  expect(saved).toMatchObject({ code: 0, text: expect.stringContaining('Saved in') })
  for (const name of names(target)) {
    const bytes = readFileSync(join(target, name), 'latin1')
    for (const secret of ['a license', email, 'PRIVATE KEY', 'sign-in'])
      expect(bytes).not.toContain(secret)
  }
  const again = await command('backup', [target], place)
  expect(again.code).toBe(0)
  expect(names(target).filter((name) => name.startsWith('file~'))).toHaveLength(2)
  expect((await command('backup', [target, '--list'], place)).text.split('\n')).toHaveLength(3)
  await server.stop()

  const restored = ownPlace({ BACKUP_KEY: aKey })
  const back = await command('restore', [target], restored)
  expect(back).toMatchObject({
    code: 0,
    text: expect.stringMatching(/Restored: \d+ people, 1 orders, 2 files/),
  })
  const dataDir = restored.DATA_DIR ?? ''
  expect(readFileSync(join(dataDir, 'uploads/LICENSE1'), 'utf8')).toBe('a license')
  expect(existsSync(join(dataDir, 'mail'))).toBe(false)
  const key = (of: Place) => readFileSync(join(of.DATA_DIR ?? '', 'signing-key.pem'), 'utf8')
  expect(key(restored)).toBe(key(place))

  const onto = await command('restore', [target], restored)
  expect(onto).toMatchObject({ code: 1, text: expect.stringContaining('is not empty') })

  const next = await startServer(restored)
  const asked = await get(next.url, token, { objectType: 'orderHistory', order })
  expect(asked.http).toBe(200)
  await next.stop()
})
