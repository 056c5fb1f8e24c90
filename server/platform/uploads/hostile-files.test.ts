// @long @thorough
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { harmless } from '#testing/files/harmless-files.ts'
import * as files from '#testing/files/hostile-files.ts'
import { refused } from '#testing/files/refused-files.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser

beforeAll(async () => {
  server = await testServer()
})
const withoutLicense = { driver: { license_verification: 'missing' } }

const license = {
  objectType: 'driverLicense',
  number: 'D1234567',
  country: 'US',
  state: 'CA',
  expirationDate: '2031-01-01',
}

async function upload(bytes: Uint8Array, name: string, type = 'application/octet-stream') {
  const { payload, contentType } = files.rawForm(license, { field: 'pictures', name, type, bytes })
  const response = await server.app.inject({
    method: 'POST',
    url: '/api',
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': contentType },
    payload,
  })
  return { http: response.statusCode, body: response.json() }
}

const typeRefused = 'Upload file type is not allowed'
const sizeRefused = (mb: number) => `Upload file size must be less than ${mb}MB`

// @5-upload-file
describe('is refused with a sentence:', () => {
  beforeAll(async () => {
    ana = await buildUser(server, withoutLicense)
  })

  // @5-heic-photos
  it.each(refused)('%s', async (_what, name, bytes, type, reason = typeRefused) => {
    const answer = await upload(await bytes(), name, type)
    expect([answer.http, answer.body.errors]).toEqual([400, { pictures: reason }])
  })

  // @5-this-drawing
  it('an SVG whose filter is drawn for minutes', async () => {
    const filter = `<filter id="f"><feTurbulence numOctaves="1000"/>${'<feMorphology radius="400"/>'.repeat(50)}</filter>`
    const drawing = files.svg(`${filter}<rect width="4000" height="4000" filter="url(#f)"/>`)
    const answer = await upload(drawing, 'license.svg')
    expect([answer.http, answer.body.errors]).toEqual([
      400,
      {
        pictures:
          'This drawing has filter effects, which we do not take. Save it as a JPG or PNG and send that.',
      },
    ])
  })

  it('an empty file', async () => {
    const answer = await upload(Buffer.alloc(0), 'me.png')
    expect([answer.http, answer.body.errors]).toEqual([
      400,
      { pictures: 'Minimum 1 file(s) required' },
    ])
  })

  it('a file of 11 MB, before it is looked at', async () => {
    const answer = await upload(Buffer.alloc(11 * 1024 * 1024), 'me.png')
    expect(answer).toEqual({
      http: 413,
      body: { status: 0, message: 'This is too large to send.' },
    })
  })

  // @9-pdf-2
  it('a PDF of more than 2 MB', async () => {
    const answer = await upload(files.pdf(`%${'x'.repeat(2 * 1024 * 1024)}`), 'me.pdf')
    expect(answer.body.errors).toEqual({ pictures: sizeRefused(2) })
  })

  it('more files than a form may have', async () => {
    const bytes = await files.picture().png().toBuffer()
    const one = files.rawForm(license, {
      field: 'pictures',
      name: 'a.png',
      type: 'image/png',
      bytes,
    })
    const part = one.payload.toString('latin1')
    const opening = part.indexOf('--b0undary\r\nContent-Disposition: form-data; name="pictures"')
    const file = part.slice(opening, part.lastIndexOf('--b0undary--'))
    const payload = Buffer.from(
      part.slice(0, opening) + file.repeat(9) + '--b0undary--\r\n',
      'latin1',
    )
    const response = await server.app.inject({
      method: 'POST',
      url: '/api',
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': one.contentType },
      payload,
    })
    expect(response.statusCode).toBe(413)
    expect(response.json().message).toBe('This is too large to send.')
  })

  it('a line break in a name, which ends the form’s header', async () => {
    const bytes = await files.picture().png().toBuffer()
    const answer = await upload(bytes, 'me\r\nSet-Cookie: a=b\r\n\r\n.png')
    expect(answer.http).toBe(400)
    expect(answer.body.message).toBe('Please check the marked fields.')
  })

  it('and nothing of all that was kept', async () => {
    const kept = await server.services.db
      .selectFrom('stored_file')
      .select('id')
      .where('owner_id', '=', ana.id)
      .execute()
    expect(kept).toEqual([])
  })
})

describe('is looked at once from its start to its end:', () => {
  beforeAll(async () => {
    ana = await buildUser(server, withoutLicense)
  })

  it.each([
    ['streams that never end', 'stream\n'.repeat(280_000)],
    ['ends of streams that never began', 'endstream\n'.repeat(200_000)],
    ['names in disguise', '#2F'.repeat(650_000)],
    ['space before its end', `startxref 1 ${' '.repeat(1_900_000)}`],
  ])('a PDF of 2 MB of %s', async (_what, inside) => {
    const answer = await upload(files.pdf(inside), 'license.pdf')
    expect(answer.body).toMatchObject({ status: 1 })
  })
})

describe('is made harmless:', () => {
  beforeEach(async () => {
    ana = await buildUser(server, withoutLicense)
  })

  it.each(harmless)('%s', async (_what, name, bytes, type) => {
    const before = await bytes()
    const answer = await upload(before, name, type)
    expect(answer.body).toMatchObject({ status: 1 })
    const [address] = answer.body.driver.license.pictures as string[]
    expect(address).toMatch(/^\/files\/[A-Z0-9]{16}$/)

    const served = await server.app.inject({
      url: address ?? '',
      headers: { authorization: `Bearer ${ana.token}` },
    })
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'cache-control': 'no-store',
    })
    expect(served.headers['content-security-policy']).toContain('sandbox')
    const drawn = served.rawPayload
    const meta = await sharp(drawn).metadata()
    expect([meta.format, meta.pages ?? 1, meta.exif, meta.icc, meta.xmp]).toEqual([
      'webp',
      1,
      undefined,
      undefined,
      undefined,
    ])
    for (const trace of ['script', 'PK\x03\x04', 'passwd', 'Ana', 'iframe'])
      expect(drawn.includes(trace)).toBe(false)
    expect(drawn.length).toBeLessThan(100_000)
  })

  it('on the disk, where files have names of our own and hold pictures that we drew', async () => {
    await upload(await files.picture().png().toBuffer(), '../../escaped.png')
    const folder = join(server.dataDir, 'uploads')
    const names = readdirSync(folder, { recursive: true }).map(String)
    expect(names.filter((name) => !/^[A-Z0-9]{16}(W\d+)?$/.test(name))).toEqual([])
    for (const name of names) {
      const start = readFileSync(join(folder, name)).subarray(0, 12).toString('latin1')
      expect(start).toMatch(/^RIFF.{4}WEBP|^%PDF-/s)
    }
  })

  it('a PDF only to be read, served as what it is and sandboxed', async () => {
    const answer = await upload(files.pdf(files.packedObjects('4 0 <</Type/Font>>')), 'license.pdf')
    const served = await server.app.inject({
      url: answer.body.driver.license.pictures[0],
      headers: { authorization: `Bearer ${ana.token}` },
    })
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
    expect(served.headers['content-security-policy']).toContain('sandbox')
  })
})
