import { operations } from '#protocol/operations.ts'
import { buildCar, buildUser, verifyPapers } from '#testing/factories.ts'
import { pictureFile, sendPicture } from '#testing/help.ts'
import { uploaded } from '#testing/inspection.ts'
import { confirmAtGateway, goodCard, holdCar, payByCard, trip } from '#testing/journey.ts'
import { rentedWithPlan, submit } from '#testing/maintenance.ts'
import { accept, offered } from '#testing/rental-offers.ts'
import { pickedUp, schedule, setWall } from '#testing/rental-life.ts'
import { bringBack, companyRates, renterRates } from '#testing/reviews/rentals.ts'
import { newestMail, newAddress, registered } from '#testing/sign-in-mail.ts'
import type { TestServer } from '#testing/server.ts'
import { fetchPaper } from '#testing/papers.ts'

/** A hold that is extended, one that is let go, and a booking that staff want changed. */
export async function holds(server: TestServer): Promise<void> {
  const user = await buildUser(server)
  const staff = await buildUser(server, { staff: true })
  const me = server.as(user.token)
  const order = await holdCar(server, user, await buildCar(server))
  await me.read(operations.orderHistory, { order })
  server.passMinutes(10)
  await me.send(operations.extendHold, { order })
  const other = await holdCar(server, user, await buildCar(server))
  await me.send(operations.releaseHold, { order: other })
  await payByCard(server, user, order)
  await verifyPapers(server, user)
  await me.send(operations.acceptContract, { order, version: 1 })
  await me.read(operations.appointments, { order, kind: 'pickup' })
  await schedule(server, user, order, 85, '2026-11-24T11:00')
  await server
    .as(staff.token)
    .send(operations.staffProposeChanges, { order, message: 'Another picture, please.' })
  server.passMinutes(24 * 60 + 1)
  await server.work()
  await me.send(operations.bookingChangesCompleted, { order })
  await server.work()
  await me.read(operations.dashboard, { order })
  await me.read(operations.refundQuote, { order })
  await me.send(operations.cancelContract, { order })
}

/** A card that is remembered, paid with again and forgotten. */
export async function savedCard(server: TestServer): Promise<void> {
  const user = await buildUser(server)
  const me = server.as(user.token)
  const pay = async (how: { rememberCard?: boolean; savedCard?: boolean }) => {
    const order = await holdCar(server, user, await buildCar(server))
    const { body } = await me.send(operations.submitPaymentRefund, {
      order,
      paymentMethod: 'creditCard',
      ...how,
    })
    const card = how.savedCard ? { number: '', expiry: '', cvc: '', remembered: '1' } : goodCard
    await confirmAtGateway(server, body.payment?.clientSecret ?? '', card)
    await server.work()
    await me.read(operations.paymentState, { order })
    await me.read(operations.paymentGateways, { order })
  }
  await pay({ rememberCard: true })
  await pay({ savedCard: true })
  await me.send(operations.forgetCard, {})
  await me.read(operations.paymentGateways, {})
}

/** Every kind of help, an offer that is taken, a longer rental, the return, both ratings and all papers. */
export async function rentalWithHelp(server: TestServer): Promise<void> {
  const rented = await pickedUp(server)
  const { user, staff, order } = rented
  const [me, team] = [server.as(user.token), server.as(staff.token)]
  const place = 'Oakland, 7th Street'
  const dent = await sendPicture(server, user, 'help')
  const paper = await sendPicture(server, user, 'help')
  await me.send(operations.helpRequest, { order, message: 'How do I fold the seats?' })
  await me.send(operations.accidentReport, {
    order,
    description: 'A crash',
    someoneHurt: true,
    place,
  })
  await me.send(operations.breakdownReport, { order, symptom: 'no-start', place })
  await me.send(operations.damageReport, { order, description: 'A dent', damagePhotos: [dent] })
  await me.send(operations.towingRequest, { order, problem: 'Stuck in the sand', place })
  await me.send(operations.ticketReport, { order, pictures: [paper] })
  await me.send(operations.lostKeys, { order, message: 'They fell into the water.' })
  await team.read(operations.staffHelp, { order })
  await team.send(operations.sendMessage, { order, text: 'We are on our way.' })
  await me.read(operations.messages, { order })
  await accept(server, rented, await offered(server, rented, 'discount', 20))
  await setWall(server, trip.end)
  await bringBack(server, rented)
  await renterRates(server, rented)
  await companyRates(server, rented)
  await server.work()
  for (const lang of ['en', 'es']) {
    await fetchPaper(server, 'POST', `/api/contract/${order}`, user, lang)
    await fetchPaper(server, 'GET', `/api/receipt?start=${order}&end=${order}`, user, lang)
  }
  await fetchPaper(server, 'GET', `/api/evidence?order=${order}`, user)
  await me.read(operations.rentalPassport, {})
  await me.read(operations.evidence, { order })
  const authorization = { authorization: `Bearer ${user.token}` }
  await server.app.inject({ method: 'GET', url: `/files/${dent}`, headers: authorization })
  await server.app.inject({ method: 'GET', url: `/trust/${user.id}?lang=en` })
  await team.read(operations.staffMoney, { order })
}

/** A rental that goes on for two weeks under a new order. */
export async function extension(server: TestServer): Promise<void> {
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  const longer = { order, end: '2027-01-26T10:00', odometer: 48_000 }
  await setWall(server, '2027-01-08T10:00')
  await me.read(operations.booking, { order, isCarExtend: true, odometer: 48_000 })
  const { orderId = '' } = (await me.send(operations.extendCar, longer)).body
  await payByCard(server, user, orderId)
  await me.read(operations.dashboard, { order })
}

/** A service that its renter sends in, with its history. */
export async function maintenance(server: TestServer): Promise<void> {
  const rented = await rentedWithPlan(server)
  const me = server.as(rented.user.token)
  await setWall(server, '2026-12-02T12:00')
  await me.read(operations.maintenanceCheck, { order: rented.order })
  await me.read(operations.appointments, { order: rented.order, kind: 'maintenance' })
  await submit(server, rented)
  await server.work()
  await me.read(operations.carServiceHistory, { car: rented.car })
  await uploaded(server, rented.user)
  await me.send(operations.saveAvatar, { picture: await pictureFile('me.png') })
}

/** A hold of somebody who had not shown the address, answered by whose it is. */
export async function heldOrder(server: TestServer): Promise<void> {
  for (const answer of ['accept', 'decline'] as const) {
    const email = newAddress()
    const stranger = await registered(server, email)
    const car = await buildCar(server)
    const { body } = await server.as(stranger).send(operations.submitBooking, { car, ...trip })
    const { code } = await newestMail(server, email)
    const { token } = (await server.as().send(operations.signIn, { email, code, confirmed: true }))
      .body
    await server.as(token).read(operations.dashboard, {})
    await server.as(token).send(operations.answerHeldOrder, { order: body.orderId ?? '', answer })
  }
}
