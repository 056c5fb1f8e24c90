import { userInfo } from '#protocol/people/account/user-info.ts'
import { newUserRegistration } from '#protocol/people/account/new-user-registration.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { staffPeople } from '#protocol/staff/conduct/staff-people.ts'
import { driverLicense } from '#protocol/people/operations.ts'
import { randomId } from '#server/platform/random.ts'
import { buildCar, buildUser, type TestUser } from '../factories.ts'
import { pictureFile } from '../help.ts'
import { trip } from '../journey.ts'
import { type TestServer, testServer } from '../server.ts'

/** How a license is refused, whatever the reason. */
export const notAccepted = 'License was not accepted: write to us if you have a question'

let phones = 0
/** A phone number that nobody else has. */
export const newPhone = () => `+1510555${String((phones += 1)).padStart(4, '0')}`
/** A name of letters that nobody else has. */
export const newName = () => `N${randomId().toLowerCase().replaceAll(/\d/g, 'x')}`

export type Who = {
  first_name: string
  last_name: string
  phone: string
  birth_date: string
  license_number: string
}

/** Somebody whom nothing ties to anybody else. */
export const someone = (more: Partial<Who> = {}): Who => ({
  first_name: newName(),
  last_name: newName(),
  phone: newPhone(),
  birth_date: '1988-02-29',
  license_number: `L-${randomId()}`,
  ...more,
})

/** What a card of California says besides its number. */
export const card = { country: 'US', state: 'CA', expirationDate: '2031-01-01' }

/** Somebody of the staff, and what people do whom they block or not. */
export async function staffAndPeople() {
  const server: TestServer = await testServer()
  const of = { staff: await buildUser(server, { staff: true }) }
  return {
    server,
    of,
    /** An account with papers that staff have verified, of the person as they say it. */
    account: ({ license_number, ...who }: Who): Promise<TestUser> => {
      const papers = { license_verification: 'verified', insurance_verification: 'verified' }
      return buildUser(server, { user: who, driver: { ...who, license_number, ...papers } })
    },
    personOf: async ({ id }: TestUser) =>
      (await server.as(of.staff.token).read(staffPeople, { find: id })).body.people?.at(0),
    handIn: async (who: TestUser, number: string, state = 'CA') =>
      server
        .as(who.token)
        .send(driverLicense, { ...card, state, number, pictures: [await pictureFile()] }),
    book: async (who: TestUser) =>
      server.as(who.token).send(submitBooking, { car: await buildCar(server), ...trip }),
    /** A registration that nobody confirms. */
    register: async (email: string, firstName: string): Promise<TestUser> => {
      const person = { firstName, lastName: 'Abad', phone: newPhone(), birthDate: '1988-02-29' }
      const reply = await server
        .as()
        .send(newUserRegistration, { ...person, email, acceptedTerms: true })
      const { body } = await server.as(reply.body.token).read(userInfo, {})
      return { id: body.userInfo?.id ?? '', email, token: reply.body.token ?? '', driverId: '' }
    },
  }
}
