import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  driverInsurance,
  driverLicense,
  saveAvatar,
  uploadFile,
} from '#protocol/people/operations.ts'
import type { Operation } from '#protocol/core/operation.ts'
import { staffAddFine } from '#protocol/help/operations.ts'
import { getOrReturnKeys, submitMaintenance } from '#protocol/rentals/operations.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { pictureFile } from '#testing/help.ts'
import { rentedWithPlan } from '#testing/maintenance.ts'
import { type Reply, type TestServer, testServer } from '#testing/server.ts'
import { randomId } from '../random.ts'
import { addFiles, forgetOldDays } from './stored-bytes.ts'
import { today } from '../today.ts'
import { sweepUploads } from './uploads.ts'

const megabyte = 1024 * 1024
const dayFull = 'You have reached today’s upload limit of 100 MB. Please send the rest tomorrow.'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const db = () => server.services.db

async function storedToday(user: TestUser): Promise<number> {
  const row = await db()
    .selectFrom('stored_bytes_of_day')
    .select('bytes')
    .where('user_id', '=', user.id)
    .where('day', '=', today(server.services.clock()))
    .executeTakeFirst()
  return row?.bytes ?? 0
}

/** As if the person had sent so much today. */
async function fillDay(user: TestUser, bytes: number): Promise<void> {
  await db()
    .insertInto('stored_bytes_of_day')
    .values({ user_id: user.id, day: today(server.services.clock()), bytes })
    .execute()
}

async function send(user: TestUser): Promise<Reply<typeof uploadFile>> {
  const file = await pictureFile()
  return server.as(user.token).send(uploadFile, { purpose: 'help', file })
}

describe('the day of somebody who has sent 100 MB', () => {
  let rented: Awaited<ReturnType<typeof rentedWithPlan>>
  let now: Date
  beforeAll(async () => {
    server = await testServer()
    rented = await rentedWithPlan(server)
    now = server.services.clock()
    await fillDay(rented.user, 100 * megabyte)
    await fillDay(rented.staff, 1000 * megabyte)
  })

  const license = {
    number: 'D1234567',
    country: 'US',
    state: 'CA',
    expirationDate: '2031-01-01',
  }
  const insurance = {
    company: 'Bay Mutual',
    policyNumber: 'POL-1',
    expirationDate: '2031-01-01',
    liabilityLimits: 25_000,
  }
  const fine = { code: 'toll', amount: 7.5, description: 'Bay Bridge' }

  it.each<[string, Operation, string, () => Record<string, unknown>]>([
    ['a license', driverLicense, 'pictures', () => license],
    ['an insurance', driverInsurance, 'pictures', () => insurance],
    ['a file that a form names later', uploadFile, 'file', () => ({ purpose: 'inspection' })],
    ['a person’s picture', saveAvatar, 'picture', () => ({})],
    [
      'pictures of the keys',
      getOrReturnKeys,
      'pictures',
      () => ({ order: rented.order, rentalStatus: 91, positionReason: 'off' }),
    ],
    [
      'a receipt',
      submitMaintenance,
      'receipt',
      () => ({ item: rented.oil, date: '2026-11-20', odometer: 47_000, shop: 'Lakeside' }),
    ],
    ['a fine’s paper', staffAddFine, 'paper', () => ({ ...fine, order: rented.order })],
  ])('has no room for %s, and says so at its field', async (_what, operation, field, fields) => {
    server.setNow(now)
    const isStaff = operation.access === 'staff'
    const who = isStaff ? rented.staff : rented.user
    const file = await pictureFile()
    const isSingle = operation === uploadFile || operation === saveAvatar
    const input = { ...fields(), [field]: isSingle ? file : [file] } as never
    const reply = await server.as(who.token).send(operation, input)
    const sentence = isStaff ? dayFull.replace('100', '1000') : dayFull
    expect([reply.http, reply.body.errors]).toEqual([400, { [field]: sentence }])
    const spanish = await server.as(who.token).send(operation, input, { lang: 'es' })
    expect(spanish.body.errors?.[field]).toContain('Envía el resto mañana.')
    expect(spanish.body.message).toBe(spanish.body.errors?.[field])
  })
})

describe('what is stored for a person', () => {
  let ana: TestUser
  beforeEach(async () => {
    ana = await buildUser(server)
  })

  // @5-you-have
  it('ends for the day at 100 MB, and goes on the next day', async () => {
    await fillDay(ana, 100 * megabyte - 10)
    const reply = await send(ana)
    expect([reply.http, reply.body.errors]).toEqual([400, { file: dayFull }])
    server.passMinutes(24 * 60)
    expect((await send(ana)).body.status).toBe(1)
  })

  it('is no more when much is sent at once than when one waits for the other', async () => {
    await fillDay(ana, 97 * megabyte)
    const context = { services: server.services, now: server.services.clock() }
    const add = async () => {
      const file = { id: randomId(), purpose: 'help', content_type: 'image/webp' }
      await addFiles(context, ana.id, 'file', [{ ...file, byte_size: megabyte }])
    }
    const ends = await Promise.allSettled(Array.from({ length: 16 }, add))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const reasons = ends.flatMap((end): unknown[] =>
      end.status === 'rejected' ? [end.reason] : [],
    )
    for (const reason of reasons)
      expect(reason).toMatchObject({ status: 400, errors: { file: 'filesOfDay:100' } })
    expect(await storedToday(ana)).toBe(100 * megabyte)
  })

  // @5-your-account
  it('counts for its day when it is deleted, and no longer for what an account can hold', async () => {
    await send(ana)
    const size = await storedToday(ana)
    const kept = { ...(await aFile(ana, 500 * megabyte - size)), order_id: null }
    await db().insertInto('stored_file').values(kept).execute()
    const full = await send(ana)
    expect([full.http, full.body.errors]).toEqual([
      400,
      {
        file: 'Your account is full: it holds up to 500 MB of files. Files that no form uses are deleted within 3 days. Need more space? Write to us.',
      },
    ])
    const before = await storedToday(ana)
    await db().deleteFrom('stored_file').where('id', '=', kept.id).execute()
    expect(await storedToday(ana)).toBe(before)
    expect((await send(ana)).body.status).toBe(1)
  })

  it('is not full of the pictures of its orders, however long they last', async () => {
    const { order, user } = await rentedWithPlan(server)
    for (let week = 0; week < 3; week++) {
      const kept = { ...(await aFile(user, 400 * megabyte)), order_id: order }
      await db().insertInto('stored_file').values(kept).execute()
    }
    expect((await send(user)).body.status).toBe(1)
  })

  // @5-you-can
  it('is 20 MB until the e-mail is confirmed, and then what everybody has', async () => {
    const ben = await buildUser(server, { user: { email_verified_at: null } })
    await fillDay(ben, 20 * megabyte)
    const reply = await send(ben)
    expect([reply.http, reply.body.errors]).toEqual([
      400,
      {
        file: 'You can store up to 20 MB of files until you confirm your e-mail. Confirm it to send more.',
      },
    ])
    await db()
      .updateTable('app_user')
      .set({ email_verified_at: server.services.clock() })
      .where('id', '=', ben.id)
      .execute()
    expect((await send(ben)).body.status).toBe(1)
  })

  it('is counted for a week and then forgotten; what was sent and never used goes after 3 days', async () => {
    await send(ana)
    server.passMinutes(4 * 24 * 60)
    while ((await sweepUploads(server.services)) > 0);
    const left = await db()
      .selectFrom('stored_file')
      .select('id')
      .where('owner_id', '=', ana.id)
      .execute()
    expect(left).toEqual([])
    const days = () =>
      db().selectFrom('stored_bytes_of_day').select('day').where('user_id', '=', ana.id).execute()
    await forgetOldDays(server.services)
    expect(await days()).toHaveLength(1)
    server.passMinutes(5 * 24 * 60)
    await forgetOldDays(server.services)
    expect(await days()).toEqual([])
  })
})

async function aFile(user: TestUser, bytes: number) {
  return {
    id: randomId(),
    owner_id: user.id,
    purpose: 'help',
    content_type: 'image/webp',
    byte_size: bytes,
    created_at: server.services.clock(),
  }
}
