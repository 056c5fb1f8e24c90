import { operations } from '#protocol/operations.ts'
import { randomId } from '#server/platform/random.ts'
import { completedRental, connect, invite, named } from '../community/network.ts'
import { buildUser, type TestUser } from '../factories.ts'
import { pictureFile } from '../help.ts'
import { pickedUp } from '../rental-life.ts'
import { afterEnd, bringBack, companyRates, renterRates } from '../reviews/rentals.ts'
import { setWall } from '../rental-life.ts'
import { trip } from '../journey.ts'
import type { TestServer } from '../server.ts'

/** What is nobody else's in a whole database, so that each place where it stands is found. */
export const marks = {
  firstName: 'Xiomaravela',
  lastName: 'Quetzalcoatlena',
  email: 'xiomaravela.q@nowhere-else.example',
  phone: '+17865550177',
  whatsapp: '+17865550188',
  license: 'ZQX7788123',
  policy: 'POLZQX99',
  account: 'IBANZQX4455',
}

/** A picture of a document on file, as an upload leaves it. */
async function keepFile({ services }: TestServer, user: TestUser, purpose: string) {
  const id = randomId()
  await services.files.write(id, new Uint8Array([1, 2, 3]))
  await services.db
    .insertInto('stored_file')
    .values({
      id,
      owner_id: user.id,
      driver_id: user.driverId,
      purpose,
      content_type: 'image/webp',
      byte_size: 3,
      created_at: services.clock(),
    })
    .execute()
  return id
}

/**
 * Somebody who did everything there is and has nothing open any more: rented, wrote, was written to,
 * has friends, a branch of the tree, and papers. The clock stands five days after the rental.
 */
export async function fullLife(server: TestServer) {
  const { firstName, lastName, email, phone, whatsapp, license, policy } = marks
  const names = { first_name: firstName, last_name: lastName, phone }
  const parent = await named(server, 'Inés')
  const user = await buildUser(server, {
    user: {
      ...names,
      referred_by: parent.id,
      email,
      whatsapp,
      social: `https://example.com/${firstName}`,
    },
    driver: { ...names, license_number: license, insurance_policy_number: policy },
  })
  const me = server.as(user.token)
  const files = [await keepFile(server, user, 'license'), await keepFile(server, user, 'insurance')]
  const passkey = { id: randomId(), user_id: user.id, public_key: Buffer.alloc(32), counter: 0 }
  await server.services.db
    .insertInto('passkey')
    .values({ ...passkey, transports: '', name: firstName, created_at: server.services.clock() })
    .execute()
  const avatar = await me.send(operations.saveAvatar, { picture: await pictureFile('me.png') })
  await server.as().send(operations.contactForm, {
    name: `${firstName} ${lastName}`,
    email,
    message: `It is ${firstName}, call ${phone}.`,
  })
  // Friends, who were told of it.
  const friend = await named(server, 'Bruno')
  const { id: invitation } = await invite(server, parent, firstName)
  await server.services.db
    .updateTable('invitation')
    .set({ used_by: user.id, used_at: server.services.clock() })
    .where('id', '=', invitation)
    .execute()
  await connect(server, user, friend)
  await connect(server, parent, user)
  await completedRental(server, friend)
  await server.as(friend.token).send(operations.userRecommendation, {
    userId: user.id,
    comment: `${firstName} drives well.`,
    rating: 9,
    confidence: 1,
  })
  // A rental with all that is said in it.
  const rented = await pickedUp(server, { user })
  const { order, staff } = rented
  await me.send(operations.lostKeys, { order, message: 'They are gone' })
  await me.send(operations.sendMessage, { order, text: `This is ${firstName}, ${phone}` })
  await server
    .as(staff.token)
    .send(operations.sendMessage, { order, text: `Hello ${firstName} ${lastName}` })
  await me.send(operations.specialRequest, { kind: 'pet', text: `${firstName} has a dog`, order })
  await setWall(server, trip.end)
  await bringBack(server, rented)
  const mine = (await renterRates(server, rented)).body.review?.id ?? ''
  await companyRates(server, rented, { comments: 'On time.' })
  await server.services.db
    .updateTable('rental_transaction')
    .set({ refund_destination: marks.account })
    .where('user_id', '=', user.id)
    .execute()
  await invite(server, user, 'Rosa')
  const child = await named(server, 'Rosa')
  await server.services.db
    .updateTable('app_user')
    .set({ referred_by: user.id })
    .where('id', '=', child.id)
    .execute()
  await afterEnd(server, 5)
  await server.work()
  return { ...rented, files, avatar: avatar.body.img ?? '', friend, parent, child, review: mine }
}
