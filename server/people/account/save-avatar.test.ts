import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { saveAvatar, userInfo } from '#protocol/people/operations.ts'
import { userDetails } from '#protocol/community/operations.ts'
import { sweepAvatars } from '#server/people/files/store-avatar.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { pdf, picture } from '#testing/files/hostile-files.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser

beforeEach(async () => {
  server = await testServer()
  ana = await buildUser(server)
})

const png = async () =>
  new File([new Uint8Array(await picture(300, 200).png().toBuffer())], 'me.png', {
    type: 'image/png',
  })
const save = async (file?: File, token = ana.token) =>
  server.as(token).send(saveAvatar, { picture: file })
const fetchAt = (url = '') => server.app.inject({ url })

// @2.3-profile-dialog-avatar @6-avatar-owners
it('a person’s picture is theirs, seen by others, and served in two widths', async () => {
  const { body } = await save(await png())
  expect(body.img).toMatch(/^\/files\/avatars\/[A-Z0-9]{16}-256\.webp$/)
  const ben = await buildUser(server)
  const seen = await server.as(ben.token).read(userDetails, { userId: ana.id })
  expect(seen.body.userDetails?.img).toBe(body.img)
  const own = await server.as(ana.token).read(userInfo, {})
  expect(own.body.userInfo?.img).toBe(body.img)

  for (const width of [96, 256]) {
    const served = await fetchAt(body.img?.replace('256', `${width}`))
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=604800, immutable',
    })
    expect((await sharp(served.rawPayload).metadata()).width).toBe(width)
  }
  expect((await fetchAt(body.img?.replace('256', '512'))).statusCode).toBe(404)
})

it('a picture that was replaced or removed is gone after an hour', async () => {
  const first = (await save(await png())).body.img
  const second = (await save(await png())).body.img
  expect(second).not.toBe(first)
  server.passMinutes(61)
  await sweepAvatars(server.services)
  expect((await fetchAt(first)).statusCode).toBe(404)
  expect((await fetchAt(second)).statusCode).toBe(200)

  expect((await save()).body).toEqual({ status: 1 })
  await sweepAvatars(server.services)
  expect((await fetchAt(second)).statusCode).toBe(404)
  expect((await server.as(ana.token).read(userInfo, {})).body.userInfo?.img).toBeUndefined()
})

it('only an image is taken, and the old picture stays', async () => {
  const { body } = await save(await png())
  const refused = await save(
    new File([new Uint8Array(pdf())], 'me.pdf', { type: 'application/pdf' }),
  )
  expect([refused.http, refused.body.errors]).toEqual([
    400,
    { picture: 'Please choose an image file' },
  ])
  expect((await server.as(ana.token).read(userInfo, {})).body.userInfo?.img).toBe(body.img)
})

// @6-avatar-owners
it('no address of an avatar opens another stored file', async () => {
  for (const name of [
    '..%2f..%2fserver.log',
    'AAAAAAAAAAAAAAAA-96.png',
    'AAAAAAAAAAAAAAAAW96-96.webp',
  ])
    expect((await fetchAt(`/files/avatars/${name}`)).statusCode).toBe(404)
})
