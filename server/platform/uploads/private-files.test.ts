import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { mailsTo } from '#testing/mail.ts'
import { serverOn, type TestServer } from '#testing/server.ts'
import { askToSignIn, newAddress } from '#testing/sign-in-mail.ts'
import { testDatabase } from '#testing/test-database.ts'

let server: TestServer
beforeAll(async () => {
  // A DATA_DIR of its own: other tests lay things into theirs.
  server = await serverOn(await testDatabase())
})

const mails = () => join(server.dataDir, 'mail')
const age = (name: string, hours: number) => {
  const then = Date.now() / 1000 - hours * 3600
  utimesSync(join(mails(), name), then, then)
}
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

it('mails and uploads are files of this user alone', async () => {
  const umask = process.umask(0)
  try {
    await askToSignIn(server, newAddress())
    await server.services.files.write('PRIVATE1', Buffer.from('a picture'))
  } finally {
    process.umask(umask)
  }
  for (const folder of ['mail', 'uploads']) {
    const path = join(server.dataDir, folder)
    expect(modeOf(path)).toBe('700')
    expect(readdirSync(path).map((name) => modeOf(join(path, name)))).toContain('600')
    expect(new Set(readdirSync(path).map((name) => modeOf(join(path, name))))).toEqual(
      new Set(['600']),
    )
  }
})

it('a mail that was written to a file is gone after a day, and younger ones are not', async () => {
  const [old, young] = [newAddress(), newAddress()]
  await askToSignIn(server, old)
  const ofOld = readdirSync(mails())
  await askToSignIn(server, young)
  writeFileSync(join(mails(), 'half-written.eml.part'), 'x')
  writeFileSync(join(mails(), 'notes.txt'), 'not ours')
  for (const name of [...ofOld, 'half-written.eml.part', 'notes.txt']) age(name, 25)
  for (const name of readdirSync(mails()).filter(
    (each) => !ofOld.includes(each) && each.endsWith('.eml'),
  ))
    age(name, 23)
  await server.work()
  expect(mailsTo(server.dataDir, old)).toEqual([])
  expect(mailsTo(server.dataDir, young)).toHaveLength(1)
  expect(existsSync(join(mails(), 'half-written.eml.part'))).toBe(false)
  expect(existsSync(join(mails(), 'notes.txt'))).toBe(true)
})
