import { driverInsurance } from '#protocol/people/drivers/driver-insurance.ts'
import { driverLicense } from '#protocol/people/drivers/driver-license.ts'
import { personalDetails } from '#protocol/people/drivers/personal-details.ts'
import { staffDecideDocument, staffDocuments } from '#protocol/staff/staff/staff-documents.ts'
import { buildUser, type TestUser } from '../factories.ts'
import { pictureFile } from '../help.ts'
import type { TestServer } from '../server.ts'
import type { Stories } from './story.ts'

const oldest = { license_submitted_at: new Date(0), insurance_submitted_at: new Date(0) }
const ofDriver = async (server: TestServer, staff: TestUser, kind: string, user: TestUser) => {
  const { body } = await server.as(staff.token).read(staffDocuments, { limit: 500 })
  return body.documents?.find((one) => one.kind === kind && one.email === user.email)
}
const license = {
  number: 'D7654321',
  country: 'US',
  state: 'CA',
  expirationDate: '2031-01-01',
} as const

/** Documents that their owners change after staff listed them. */
export const documentStories: Stories = {
  'a license with another number': async (server, staff) => {
    const user = await buildUser(server, { driver: oldest })
    const { driverId } = user
    const pictures = [await pictureFile('front.png')]
    await server
      .as(user.token)
      .send(driverLicense, { ...license, driverId, number: 'D1', pictures })
    await server.services.db.updateTable('driver').set(oldest).where('id', '=', driverId).execute()
    return {
      user,
      listed: () => ofDriver(server, staff, 'license', user),
      change: () =>
        server.as(user.token).send(driverLicense, { ...license, driverId, pictures: [] }),
      operation: staffDecideDocument,
      decision: { driverId, kind: 'license', decision: 'confirm' },
    }
  },
  'a license with another picture': async (server, staff) => {
    const user = await buildUser(server, { driver: oldest })
    const { driverId } = user
    const send = async (name: string) =>
      server
        .as(user.token)
        .send(driverLicense, { ...license, driverId, pictures: [await pictureFile(name)] })
    await send('front.png')
    await server.services.db.updateTable('driver').set(oldest).where('id', '=', driverId).execute()
    return {
      user,
      listed: () => ofDriver(server, staff, 'license', user),
      change: () => send('somebody-else.png'),
      operation: staffDecideDocument,
      decision: { driverId, kind: 'license', decision: 'confirm' },
    }
  },
  'a license of another name': async (server, staff) => {
    const user = await buildUser(server, { driver: oldest })
    const { driverId } = user
    const person = { firstName: 'Eva', lastName: 'Otra', phone: '+13055550123' }
    return {
      user,
      listed: () => ofDriver(server, staff, 'license', user),
      change: () =>
        server.as(user.token).send(personalDetails, { ...person, birthDate: '1990-05-04' }),
      operation: staffDecideDocument,
      decision: { driverId, kind: 'license', decision: 'confirm' },
    }
  },
  'an insurance with another policy': async (server, staff) => {
    const user = await buildUser(server, { driver: oldest })
    const { driverId } = user
    return {
      user,
      listed: () => ofDriver(server, staff, 'insurance', user),
      change: () =>
        server.as(user.token).send(driverInsurance, {
          driverId,
          company: 'Bay Mutual',
          policyNumber: 'POL-2',
          expirationDate: '2031-01-01',
          liabilityLimits: 5000,
        }),
      operation: staffDecideDocument,
      decision: { driverId, kind: 'insurance', decision: 'refuse', reason: 'Not readable' },
    }
  },
}
