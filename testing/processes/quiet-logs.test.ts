// @thorough
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startServer } from '../built-server.ts'
import { freshPlace, get, people, post } from './prepare.ts'

test('logs tell what was called and how it went, without tokens or anything about people', async () => {
  const place: Record<string, string> = { ...(await freshPlace()), LOG_LEVEL: 'trace' }
  const { users } = await people(place, { renters: 1, cars: 0 })
  const [user] = users
  const server = await startServer(place)
  const token = user?.token ?? ''
  await get(server.url, token, { objectType: 'userInfo', token })
  await post(server.url, '', { objectType: 'userVerification', email: 'secret.person@example.com' })
  await post(server.url, token, {
    objectType: 'contactForm',
    name: 'Zoraida',
    email: 'x@example.com',
    message: 'hush',
  })
  await post(server.url, token, {
    objectType: 'shareJobLocation',
    id: 'none',
    latitude: '37.6543219',
    longitude: '-122.1234567',
    accuracy: '12',
    age: '1',
  })
  await fetch(`${server.url}/booking?token=link-token-123`, {
    headers: { referer: `${server.url}/?token=link-token-123` },
  })
  const mailFolder = join(place.DATA_DIR ?? '', 'mail')
  for (let wait = 0; wait < 200 && !hasMail(mailFolder); wait++) await sleep(50)
  await server.stop()
  const log = server.log()
  expect(log).toContain('"objectType":"userInfo"')
  for (const secret of [
    token,
    'secret.person',
    'Zoraida',
    'hush',
    'link-token-123',
    '37.6543219',
    user?.email ?? '',
  ]) {
    expect(log).not.toContain(secret)
  }
  const [mail = ''] = readdirSync(mailFolder).map((name) =>
    readFileSync(join(mailFolder, name), 'utf8'),
  )
  const code = /\b\d{6}\b/.exec(mail)?.[0] ?? 'no code'
  expect(log).not.toContain(code)
})

function hasMail(folder: string): boolean {
  try {
    return readdirSync(folder).some((name) => name.endsWith('.eml'))
  } catch {
    return false
  }
}
