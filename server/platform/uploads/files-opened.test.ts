import { expect, test } from 'vitest'
import { driverLicense } from '#protocol/people/drivers/driver-license.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { pictureFile } from '#testing/help.ts'
import { uploaded } from '#testing/inspection.ts'
import { testServer } from '#testing/server.ts'

test('whoever of the staff opens a license picture stands in the audit log, once for each opening', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const staff = await buildUser(server, { staff: true, user: { first_name: 'Berta' } })
  const sent = await server.as(user.token).send(driverLicense, {
    driverId: user.driverId,
    number: 'D1',
    country: 'US',
    state: 'CA',
    expirationDate: '2031-01-01',
    pictures: [await pictureFile('front.png')],
  })
  const url = sent.body.driver?.license.pictures[0] ?? ''
  const subject = url.replace('/files/', '')
  const open = async (who: TestUser, method: 'GET' | 'HEAD' = 'GET') =>
    (await server.app.inject({ method, url, headers: { authorization: `Bearer ${who.token}` } }))
      .statusCode
  const opened = async (lang: string) =>
    (await server.as(staff.token).read(staffAudit, { subject }, { lang })).body.entries

  expect(await open(user)).toBe(200)
  expect(await open(await buildUser(server))).toBe(404)
  expect(await opened('en')).toEqual([])
  expect(await open(staff)).toBe(200)
  expect(await opened('es')).toMatchObject([
    {
      staff: 'Berta Núñez',
      renter: 'Ana Núñez',
      title: 'Abrió un documento personal',
      details: { kind: 'license', driver: user.driverId },
    },
  ])
  expect(await open(staff)).toBe(200)
  // Nothing is shown by asking whether it is there.
  await open(staff, 'HEAD')
  expect(await opened('en')).toHaveLength(2)
})

test('pictures of a car are no personal papers; those of an accident are', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const staff = await buildUser(server, { staff: true })
  const openings = async (purpose: 'inspection' | 'help') => {
    const subject = await uploaded(server, user, purpose)
    const headers = { authorization: `Bearer ${staff.token}` }
    await server.app.inject({ url: `/files/${subject}`, headers })
    return (await server.as(staff.token).read(staffAudit, { subject })).body.entries?.length
  }
  expect([await openings('inspection'), await openings('help')]).toEqual([0, 1])
})
