import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { driverInsurance, driverLicense } from '#protocol/people/operations.ts'
import { sweepUploads } from '#server/platform/uploads/uploads.ts'
import { versionNow } from '#testing/decide.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser
const withoutLicense = {
  license_verification: 'missing',
  license_number: null,
  license_expires: null,
}

beforeEach(async () => {
  server = await testServer()
  ana = await buildUser(server, { driver: withoutLicense })
})

const picture = async (name = 'license.png') => {
  const bytes = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#e5722a' },
  })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

const license = (more: Record<string, unknown> = {}) => ({
  number: 'D1234567',
  country: 'US',
  state: 'CA',
  expirationDate: '2031-01-01',
  pictures: [],
  ...more,
})
const insurance = (more: Record<string, unknown> = {}) => ({
  company: 'Seguros Ñandú',
  policyNumber: 'POL-77/B',
  expirationDate: '2027-06-30',
  liabilityLimits: '25000',
  pictures: [],
  ...more,
})
const sendLicense = (more: Record<string, unknown> = {}, token = ana.token) =>
  server.as(token).send(driverLicense, license(more))
const sendInsurance = (more: Record<string, unknown> = {}, token = ana.token) =>
  server.as(token).send(driverInsurance, insurance(more))
const setDriver = (change: Record<string, string | number>) =>
  server.services.db.updateTable('driver').set(change).where('id', '=', ana.driverId).execute()
const versionOf = async (kind: string) =>
  Number(await versionNow(server, { driverId: ana.driverId, kind }))
const fileAt = (address: string, token: string) =>
  server.app.inject({ url: address, headers: { authorization: `Bearer ${token}` } })

describe('a license', () => {
  // @7-driverInsurance
  it('is submitted with its picture, which only its owner and the staff can see', async () => {
    const { body } = await sendLicense({ pictures: [await picture()] })
    expect(body.driver?.license).toMatchObject({
      number: 'D1234567',
      state: 'CA',
      expirationDate: '2031-01-01',
      birthDate: '1990-05-04',
      verification: 'submitted',
    })
    const [address = ''] = body.driver?.license.pictures ?? []
    const seen = await fileAt(address, ana.token)
    expect([seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ])
    const stranger = await buildUser(server)
    const staff = await buildUser(server, { staff: true })
    expect((await fileAt(address, stranger.token)).statusCode).toBe(404)
    expect((await fileAt(address, staff.token)).statusCode).toBe(200)
  })

  // @5-minimum-min
  it('needs a picture once; front and back may come one after the other', async () => {
    const none = await sendLicense()
    expect([none.http, none.body.errors]).toEqual([400, { pictures: 'Minimum 1 file(s) required' }])
    await sendLicense({ pictures: [await picture()] })
    const { body } = await sendLicense({ pictures: [await picture('back.png')] })
    expect(body.driver?.license.pictures.length).toBe(2)
    const later = await sendLicense({ number: 'D7' })
    expect(later.body.driver?.license).toMatchObject({ number: 'D7' })
    expect(later.body.driver?.license.pictures).toEqual(body.driver?.license.pictures)
  })

  // @5-minimum-amount @9-minimum-amount
  it.each([
    ['state', { state: undefined }, 'Field is Required'],
    ['state', { state: 'XX' }, 'Invalid data'],
    ['state', { country: 'MX', state: 'CA' }, 'Invalid data'],
    ['country', { country: 'XX' }, 'Invalid data'],
    ['number', { number: 'Ñ123' }, 'Only English letters'],
    [
      'expirationDate',
      { expirationDate: '2026-11-19' },
      'Should be valid for the duration of the trip + 1 day',
    ],
    ['expirationDate', { expirationDate: '0000-00-00' }, 'Invalid data'],
  ])('asks to correct %s in %j', async (field, change, sentence) => {
    const { http, body } = await sendLicense({ pictures: [await picture()], ...change })
    expect([http, body.errors]).toEqual([400, { [field]: sentence }])
  })

  it('names no state where licenses name none', async () => {
    const { body } = await sendLicense({ country: 'DE', pictures: [await picture()] })
    expect(body.driver?.license.state).toBeUndefined()
  })

  it('takes only pictures and PDF, by what they are', async () => {
    const program = new File(['MZ…'], 'license.png', { type: 'image/png' })
    const { http, body } = await sendLicense({ pictures: [program] })
    expect([http, body.errors]).toEqual([400, { pictures: 'Upload file type is not allowed' }])
    const pdf = new File([`%PDF-1.7\n${' '.repeat(2 * 1024 * 1024)}`], 'license.pdf')
    const large = await sendLicense({ pictures: [pdf] })
    expect(large.body.errors).toEqual({ pictures: 'Upload file size must be less than 2MB' })
    const huge = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'license.png')
    expect((await sendLicense({ pictures: [huge] })).http).toBe(413)
  })

  it('that was verified is looked at again when it changes, and only then', async () => {
    await sendLicense({ pictures: [await picture()] })
    await setDriver({
      license_verification: 'verified',
      license_verified_version: await versionOf('license'),
    })
    const same = await sendLicense()
    expect(same.body.driver?.license.verification).toBe('verified')
    const changed = await sendLicense({ expirationDate: '2032-01-01' })
    expect(changed.body.driver?.license.verification).toBe('submitted')
    await setDriver({ license_verification: 'rejected', license_reason: 'too dark' })
    const again = await sendLicense({ pictures: [await picture()] })
    expect(again.body.driver?.license).toMatchObject({ verification: 'submitted' })
    expect(again.body.driver?.license.reason).toBeUndefined()
  })

  it('of somebody else does not exist', async () => {
    const leo = await buildUser(server)
    const { http } = await sendLicense({ driverId: leo.driverId, pictures: [await picture()] })
    expect(http).toBe(404)
  })

  it('keeps six pictures, and what it drops or never held is swept after an hour', async () => {
    const { db, files } = server.services
    const idOf = (address: string) => address.replace('/files/', '')
    let first = ''
    for (let i = 0; i < 7; i++) {
      const { body } = await sendLicense({ pictures: [await picture()] })
      if (i === 0) first = idOf(body.driver?.license.pictures[0] ?? '')
      server.passMinutes(1)
    }
    const orphan = { id: 'SWEPTSWEPT234567', owner_id: ana.id, purpose: 'license' }
    await files.write(orphan.id, Buffer.from('never attached'))
    await db
      .insertInto('stored_file')
      .values({
        ...orphan,
        content_type: 'image/webp',
        byte_size: 14,
        created_at: server.services.clock(),
      })
      .execute()
    server.passMinutes(59)
    await sweepUploads(server.services)
    expect(await files.read(first)).toBeUndefined()
    expect(await files.read(orphan.id)).toBeDefined()
    server.passMinutes(2)
    await sweepUploads(server.services)
    expect(await files.read(orphan.id)).toBeUndefined()
    const left = await db
      .selectFrom('stored_file')
      .select('id')
      .where('owner_id', '=', ana.id)
      .execute()
    expect(left.length).toBe(6)
  })
})

describe('an insurance', () => {
  // @3-driver-firstname @7-driverInsurance
  it('is submitted with its covers; pictures are not needed', async () => {
    const { body } = await sendInsurance({
      collisionLimits: '30000.50',
      collisionDeductible: '$1,000',
      comprehensiveDeductible: 500,
    })
    expect(body.driver?.insurance).toEqual({
      company: 'Seguros Ñandú',
      policyNumber: 'POL-77/B',
      expirationDate: '2027-06-30',
      coverage: {
        liability: { limits: 25_000 },
        collision: { limits: 30_000.5, deductible: 1000 },
        comprehensive: { deductible: 500 },
      },
      verification: 'submitted',
      pictures: [],
    })
  })

  it.each([
    ['liabilityLimits', { liabilityLimits: '4999.99' }, 'Minimum amount is $5000'],
    ['liabilityLimits', { liabilityLimits: 'lots' }, 'This field only accepts numbers'],
    ['collisionDeductible', { collisionDeductible: '-1' }, 'The value must be 0 or more'],
    ['policyNumber', { policyNumber: 'año' }, 'Only English letters'],
    [
      'expirationDate',
      { expirationDate: '2026-11-19' },
      'Should be valid for the duration of the trip + 1 day',
    ],
  ])('asks to correct %s in %j', async (field, change, sentence) => {
    const { http, body } = await sendInsurance(change)
    expect([http, body.errors]).toEqual([400, { [field]: sentence }])
  })

  // @5-minimum-amount @9-minimum-amount
  it('may have exactly $5000 of liability, and end today in California', async () => {
    const { body } = await sendInsurance({
      liabilityLimits: '5000',
      expirationDate: '2026-11-20',
    })
    expect(body.status).toBe(1)
  })

  it('that was verified is looked at again when it changes, and only then', async () => {
    await sendInsurance()
    await setDriver({
      insurance_verification: 'verified',
      insurance_verified_version: await versionOf('insurance'),
    })
    const same = await sendInsurance()
    expect(same.body.driver?.insurance.verification).toBe('verified')
    const changed = await sendInsurance({ collisionDeductible: '250' })
    expect(changed.body.driver?.insurance.verification).toBe('submitted')
  })

  it('of somebody else does not exist', async () => {
    const leo = await buildUser(server)
    expect((await sendInsurance({ driverId: leo.driverId })).http).toBe(404)
  })
})
