import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { newUserRegistration, signIn, userInfo } from '#protocol/people/operations.ts'
import { randomId } from '#server/platform/random.ts'
import { buildUser } from '#testing/factories.ts'
import { testServer } from '#testing/server.ts'
import { askToSignIn } from '#testing/sign-in-mail.ts'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { changeStaff } from './staff-list.ts'
import { runStaffTool } from './staff-tool.ts'

/** What the program says, with its exit code. */
async function staff(env: Record<string, string>, ...args: string[]) {
  const said: string[] = []
  const complained: string[] = []
  const code = await runStaffTool(
    args,
    env,
    (line) => said.push(line),
    (line) => complained.push(line),
  )
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}

describe('npm run staff', () => {
  const env: Record<string, string> = { SEED_DEMO: '0' }
  beforeAll(async () => {
    env.DATA_DIR = mkdtempSync(join(tmpdir(), 'tramo-staff-'))
    env.DATABASE_URL = await newPostgresDatabase()
  })

  it('begins with nobody, puts people on the list and takes them off, on a new database', async () => {
    expect((await staff(env, 'list')).said).toContain('Nobody is on the staff list yet.')
    expect(await staff(env, 'add', 'Ana@Example.com')).toEqual({
      code: 0,
      said: 'ana@example.com is on the staff list. They sign in with this e-mail and open /staff.',
      complained: '',
    })
    expect((await staff(env, 'add', 'ana@example.com')).code).toBe(0)
    expect((await staff(env, 'list')).said).toBe('ana@example.com')
    expect((await staff(env, 'remove', 'ana@example.com')).said).toBe(
      'ana@example.com is no longer on the staff list.',
    )
    expect((await staff(env, 'remove', 'leo@example.com')).said).toBe(
      'leo@example.com was not on the staff list.',
    )
  })

  it.each([
    [['add'], 'Say whose e-mail: npm run staff -- add ana@example.com'],
    [['add', 'ana'], '"ana" is not an e-mail address.'],
    [[], 'npm run staff -- add EMAIL'],
    [['promote', 'ana@example.com'], 'npm run staff -- add EMAIL'],
    [['add', 'ana@example.com', 'leo@example.com'], 'npm run staff -- add EMAIL'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, complained } = await staff(env, ...args)
    expect([code, complained]).toEqual([1, expect.stringContaining(sentence)])
  })

  it('forgets the passkeys of somebody who lost them, and signs them out everywhere', async () => {
    const server = await testServer()
    const { db, clock } = server.services
    const rosa = await buildUser(server, { staff: true })
    const passkey = { id: randomId(), user_id: rosa.id, public_key: Buffer.alloc(32), counter: 0 }
    await db
      .insertInto('passkey')
      .values({ ...passkey, transports: '', name: 'Lost', created_at: clock() })
      .execute()
    const forget = () => changeStaff(db, 'forget-passkeys', rosa.email, clock())
    expect(await forget()).toBe(
      `${rosa.email} has no passkeys any more and is signed out everywhere. They sign in by e-mail.`,
    )
    expect((await server.as(rosa.token).read(userInfo, {})).http).toBe(401)
    expect(await forget()).toBe(`${rosa.email} has no passkeys.`)
    expect((await staff(env, 'forget-passkeys')).complained).toContain('Say whose e-mail')
  })

  it('says which variable is not usable', async () => {
    const { code, complained } = await staff({ ...env, DATABASE_URL: 'mysql://x' }, 'list')
    expect([code, complained]).toEqual([1, expect.stringContaining('DATABASE_URL is not usable')])
  })
})

describe('the staff list', () => {
  it('makes somebody who is signed in staff at once', async () => {
    const server = await testServer()
    const { email, token } = await buildUser(server)
    await changeStaff(server.services.db, 'add', email, server.services.clock())
    const me = await server.as(token).read(userInfo, {})
    expect(me.body.userInfo?.staff).toBe(true)
  })

  it('does not make staff of whoever registered that address without proving it', async () => {
    const server = await testServer()
    const email = `${randomId().toLowerCase()}@example.com`
    const { body } = await server.as().send(newUserRegistration, {
      firstName: 'Not',
      lastName: 'Ana',
      email,
      phone: '+1 305 555 0199',
      birthDate: '1990-01-01',
      acceptedTerms: true,
    })
    await changeStaff(server.services.db, 'add', email, server.services.clock())
    const stranger = await server.as(body.token).read(userInfo, {})
    expect(stranger.body.userInfo?.staff).toBe(false)
    const { mail } = await askToSignIn(server, email)
    const owner = await server.as(body.token).send(signIn, { email, code: mail.code })
    expect(owner.body.userInfo?.staff).toBe(true)
    expect((await server.as(body.token).read(userInfo, {})).http).toBe(401)
  })
})
