import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { saveAvatar } from '#protocol/people/operations.ts'
import { privacySettings, revokeInvitation } from '#protocol/community/operations.ts'
import { invite, named } from '#testing/community/network.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { openCompanyServer, publicUrl, readHead } from '#testing/pages/open-company.ts'
import { forgetPerson } from '../../people/account/forget-person.ts'

/* What a link of an invitation shows where it is sent (docs/product/community.md#invitations). */

const { server, database } = await openCompanyServer()
const { db } = server.services
afterAll(() => database.close())

let ana: TestUser
let network = 0
beforeEach(async () => {
  ana = await named(server, 'Ana')
  network += 1
})

const open = async (code: string, lang = '', remoteAddress = `10.9.${network}.1`) => {
  const url = `/welcome?referral=${code}${lang && `&lang=${lang}`}`
  const answer = await server.app.inject({ url, remoteAddress })
  expect(answer.statusCode).toBe(200)
  return { body: answer.body, ...readHead(answer.body) }
}
const isCompany = { title: 'Acme Cars', robots: 'noindex', og: { title: 'Acme Cars' } }

async function withPicture(who: TestUser) {
  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const picture = new File([new Uint8Array(png)], 'me.png', { type: 'image/png' })
  expect((await server.as(who.token).send(saveAvatar, { picture })).body.status).toBe(1)
}

test('a link says by first name who invites, with their picture, and nothing else of them', async () => {
  const { code } = await invite(server, ana)
  const company = (await open('')).og.image
  const plain = await open(code)
  expect(plain).toMatchObject({
    title: 'Ana invites you to Acme Cars',
    robots: 'noindex',
    canonical: undefined,
    alternates: {},
    facts: undefined,
    og: { title: 'Ana invites you to Acme Cars', image: company, url: undefined },
  })
  for (const secret of ['Prado', ana.email, '3055550199', 'Rosa', 'drove together', code])
    expect(plain.body).not.toContain(secret)
  expect((await open(code, 'es')).title).toBe('Ana te invita a Acme Cars')
  await withPicture(ana)
  const { og } = await open(code)
  expect(og.image).toBe(`${publicUrl}/trust/${ana.id}/picture?width=256`)
  const picture = await server.app.inject(og.image?.replace(publicUrl, '') ?? '')
  expect(picture.statusCode).toBe(200)
  expect((await sharp(picture.rawPayload).metadata()).width).toBe(256)
})

test('a first name that is none stays text', async () => {
  const name = `</title></script><img src=x onerror=alert(1)> "'\n&`
  const eve = await buildUser(server, { user: { first_name: name } })
  const { body, title } = await open((await invite(server, eve)).code)
  expect(title).toBe(`${name.replace('\n', ' ')} invites you to Acme Cars`)
  expect(body).not.toContain('<img src=x')
})

const hidden = { foundByEmail: false, foundByPhone: false, nameless: false, publicProfile: false }

test.each<[string, (code: string, id: string) => Promise<unknown>]>([
  ['who has no public profile', () => server.as(ana.token).send(privacySettings, hidden)],
  [
    'who is blocked by staff',
    async () => {
      const staff = await buildUser(server, { staff: true })
      await sql`insert into account_block (id, user_id, reason, starts_at, ends_at, made_by)
        values (${ana.id}, ${ana.id}, 'Damage', '2026-11-19T18:00:00Z', null, ${staff.id})`.execute(
        db,
      )
    },
  ],
  [
    'whose address is not shown to be theirs',
    () =>
      db
        .updateTable('app_user')
        .set({ unconfirmed: true, email_verified_at: null })
        .where('id', '=', ana.id)
        .execute(),
  ],
  [
    'who took it back',
    async () => {
      const { rows } = await sql<{
        id: string
      }>`select id from invitation where inviter_id = ${ana.id}`.execute(db)
      await server.as(ana.token).send(revokeInvitation, { invitation: rows[0]?.id ?? '' })
    },
  ],
  [
    'whose link was used',
    async (code) => {
      const friend = await named(server, 'Rosa')
      await sql`update invitation set used_by = ${friend.id}, used_at = ${server.services.clock()}
        where code = ${code}`.execute(db)
    },
  ],
  [
    'whose link is over',
    (code) =>
      sql`update invitation set created_at = '2026-10-01', expires_at = '2026-11-01' where code = ${code}`.execute(
        db,
      ),
  ],
  [
    'whose account is deleted',
    (_code, id) => db.transaction().execute((tx) => forgetPerson(tx, id, server.services.clock())),
  ],
])('the link of somebody %s is the company’s', async (_who, happens) => {
  const { code } = await invite(server, ana)
  await withPicture(ana)
  expect((await open(code)).title).toBe('Ana invites you to Acme Cars')
  await happens(code, ana.id)
  const { body, ...head } = await open(code)
  expect(head).toMatchObject(isCompany)
  expect(head.og.image).toMatch(/icon-512\.png$/)
  expect(body).not.toContain('Ana')
  expect(body).not.toContain(ana.id)
})

test('codes that are none, and who tries out many, read of the company', async () => {
  for (const code of ['', 'LOST', `'--`, 'A&referral=B', 'x'.repeat(500)])
    expect(await open(code)).toMatchObject(isCompany)
  const { code } = await invite(server, ana)
  const from = '10.8.8.8'
  for (let time = 0; time < 300; time++) await open(`NO${time}`, '', from)
  expect(await open(code, '', from)).toMatchObject(isCompany)
  expect((await open(code)).title).toBe('Ana invites you to Acme Cars')
})

test('of a company without a network a link says nobody’s name', async () => {
  const { code } = await invite(server, ana)
  await db.updateTable('company').set({ has_community: false }).execute()
  expect(await open(code)).toMatchObject(isCompany)
  await db.updateTable('company').set({ has_community: true }).execute()
  expect((await open(code)).title).toBe('Ana invites you to Acme Cars')
})
