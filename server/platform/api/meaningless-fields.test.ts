import { expect, test } from 'vitest'
import { specialRequest } from '#protocol/rentals/special-requests/special-request.ts'
import { staffAnswerSpecialRequest } from '#protocol/rentals/special-requests/special-requests.ts'
import { helpRequest, towingRequest } from '#protocol/help/help/help-request.ts'
import { staffHelp } from '#protocol/help/help/staff-help.ts'
import { staffDecideClaim, staffOpenClaim } from '#protocol/money/claims/claims.ts'
import { staffMakeOffer } from '#protocol/rentals/rental-offers/staff-offers.ts'
import { contactForm } from '#protocol/fleet/site/contact-form.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar } from '#testing/factories.ts'
import { pickedUp, verifiedEvidence } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const nothing = 'This field is not used here'

// @5-this-field-not
test('a field that a change does not know is refused by name', async () => {
  const { app } = await testServer()
  const contact = {
    objectType: 'contactForm',
    lang: 'es',
    name: 'Ana',
    email: 'ana@example.com',
    message: '¿Tienen minivans con asiento para bebé?',
  }
  const send = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const refused = await send({ ...contact, subjekt: 'Minivans' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    status: 0,
    errors: { subjekt: 'Este campo no se usa aquí' },
  })
  expect((await send(contact)).statusCode).toBe(200)
  // An empty field is no field, and reads come with whatever the screen's query holds.
  expect((await send({ ...contact, subjekt: ' ' })).statusCode).toBe(200)
  expect((await app.inject('/api?objectType=home&utm_source=mail')).statusCode).toBe(200)
})

// @5-this-field-not
test('fields that mean nothing for a decision are refused by name', async () => {
  const server = await testServer()
  const { user, staff, order, car } = await pickedUp(server)
  const team = server.as(staff.token)
  const claimed = await team.send(staffOpenClaim, {
    order,
    code: 'damage',
    description: 'A scratch at the door',
    estimate: 100,
    before: [],
    after: [],
  })
  const claim = claimed.body.claim?.id ?? ''
  const dropped = await decideAsSeen(server, team, staffDecideClaim, {
    claim,
    decision: 'drop',
    amount: 50,
  })
  expect(dropped).toMatchObject({ http: 400, body: { errors: { amount: nothing } } })
  const offered = await team.send(staffMakeOffer, { order, kind: 'swap', hours: 2, amount: 50 })
  expect(offered).toMatchObject({ http: 400, body: { errors: { amount: nothing } } })

  const me = server.as(user.token)
  const asked = { kind: 'pet', text: 'A small dog', order } as const
  const other = await me.send(specialRequest, { ...asked, car: await buildCar(server) })
  expect(other.http).toBe(404)
  expect((await me.send(specialRequest, { ...asked, car })).http).toBe(200)
  const { id } = await server.services.db
    .selectFrom('special_request')
    .select('id')
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  const declined = await team.send(staffAnswerSpecialRequest, {
    request: id,
    decision: 'decline',
    price: 20,
    answer: 'No dogs in this car, sorry.',
  })
  expect(declined).toMatchObject({ http: 400, body: { errors: { price: nothing } } })
})

// @7-helpRequest
test('insurance, license, towing and the status that was seen reach staff and the evidence', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const sent = await server.as(user.token).send(towingRequest, {
    order,
    problem: 'Stuck in the sand',
    place: 'Ocean Beach',
    statusId: 85,
    insurance: 'mine',
    license: '7ABC123',
    towing: 'needed',
  })
  const said = {
    problem: 'Stuck in the sand',
    insurance: 'mine',
    license: '7ABC123',
    towing: 'needed',
  }
  const listed = (await server.as(staff.token).read(staffHelp, { order })).body.requests
  expect(listed?.[0]?.facts).toEqual(
    expect.arrayContaining([
      { label: 'Insurance', value: 'My own insurance' },
      { label: 'License or plate of the other car', value: '7ABC123' },
      { label: 'Towing', value: 'Please send a tow truck' },
      // It was another one by then: 86.
      { label: 'Status on the renter’s screen', value: 'Vehicle not picked up yet' },
    ]),
  )
  const kept = (await verifiedEvidence(server, order)).find(({ kind }) => kind === 'help')
  expect(kept?.data).toMatchObject({ ...said, seenStatus: 85, help: sent.body.request?.id })
  const notice = await server.services.db
    .selectFrom('notification')
    .select('text_en')
    .where('user_id', '=', staff.id)
    .where('topic', '=', 'help')
    .executeTakeFirstOrThrow()
  expect(notice.text_en).toContain('tow truck')
})

// @5-min-count
test('what is too short to be of use is refused with the least number of characters', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  const contact = { name: 'Ana', email: 'ana@example.com', message: 'Hello' }
  expect((await server.as().send(contactForm, contact)).body.errors).toEqual({
    message: 'Min 10 characters',
  })
  const help = await me.send(helpRequest, { order, message: 'Help', pictures: [] }, { lang: 'es' })
  expect(help).toMatchObject({ http: 400, body: { errors: { message: 'Mínimo 5 caracteres' } } })
  const asked = await me.send(specialRequest, { order, kind: 'other', text: 'Hm' })
  expect(asked).toMatchObject({ http: 400, body: { errors: { text: 'Min 5 characters' } } })
})
