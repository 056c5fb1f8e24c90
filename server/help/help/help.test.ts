import { expect, test } from 'vitest'
import {
  breakdownReport,
  damageReport,
  lostKeys,
  ticketReport,
} from '#protocol/help/help/help-request.ts'
import { staffAddFine } from '#protocol/help/help/staff-add-fine.ts'
import { staffHelp, staffUpdateHelp } from '#protocol/help/help/staff-help.ts'
import { helpRequests, messages, sendMessage } from '#protocol/help/help/thread.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { operations } from '#protocol/operations.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildUser } from '#testing/factories.ts'
import { noticesOf, openFile, pictureFile, sendPicture } from '#testing/help.ts'
import { keys, pickedUp, setWall, verifiedEvidence } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const oakland = { latitude: 37.8044, longitude: -122.2712 }

// @7-productVehicleBreakdownSymptoms @7-breakdownReport @7-helpRequests
test('a breakdown is reported with symptom and picture, answered in the thread, and resolved', async () => {
  const server = await testServer()
  const { user, staff, order, car } = await pickedUp(server)
  const [me, team] = [server.as(user.token), server.as(staff.token)]
  const symptom = (await server.as().read(operations.carVehicleBreakdownSymptoms, {})).body.content
  const picture = await sendPicture(server, user)
  const sent = await me.send(breakdownReport, {
    order,
    car,
    statusId: 86,
    symptom: symptom?.[0]?.id ?? '',
    message: 'Nothing happens when I turn the key.',
    towing: 'needed',
    ...oakland,
    pictures: [picture],
  })
  const request = sent.body.request?.id ?? ''
  expect(sent.body.request).toMatchObject({
    number: expect.stringMatching(/^H-\d{4,}$/),
    title: 'Breakdown',
    status: 'open',
    facts: expect.arrayContaining([
      { label: 'Symptom', value: 'It does not start' },
      { label: 'Towing', value: 'Please send a tow truck' },
    ]),
    ...oakland,
    pictures: [`/files/${picture}`],
    at: '2026-11-24T10:00',
  })

  const listed = (await team.read(staffHelp, { order })).body.requests ?? []
  expect(listed).toMatchObject([
    { id: request, renter: 'Ana Núñez', email: user.email, nextStatuses: expect.any(Array) },
  ])
  const number = sent.body.request?.number
  await decideAsSeen(server, team, staffUpdateHelp, {
    request,
    status: 'acknowledged',
    message: 'We are on our way.',
  })
  // Two words from staff are one unread notice, and what is on the screen tells which.
  await decideAsSeen(server, team, staffUpdateHelp, { request, message: 'Ten minutes.' })
  const unread = (await noticesOf(server, user)).filter(
    (one) => one.topic === 'help' && !one.readAt,
  )
  expect(unread).toMatchObject([
    { title: `${number} Breakdown: Seen by our team`, text: 'Ten minutes.', query: { order } },
  ])

  const answer = { order, text: 'Thank you!', request }
  const once = '4f9d8dd8-3e1c-4a7c-8d43-6f6f7d9a2b10'
  const first = await me.send(sendMessage, answer, { requestId: once })
  expect((await me.send(sendMessage, answer, { requestId: once })).body).toEqual(first.body)
  expect(
    (await noticesOf(server, user)).filter(({ topic, readAt }) => topic === 'help' && !readAt),
  ).toEqual([])

  expect(
    (await decideAsSeen(server, team, staffUpdateHelp, { request, status: 'open' })).http,
  ).toBe(409)
  await decideAsSeen(server, team, staffUpdateHelp, { request, status: 'resolved' })
  const all = (await me.read(helpRequests, { order }, { lang: 'es' })).body
  expect(all.requests).toMatchObject([{ status: 'resolved', statusName: 'Resuelta' }])
  expect(all.messages?.map(({ kind, author, mine, text }) => [kind, author, mine, text])).toEqual([
    ['event', 'renter', true, `${number} Avería`],
    ['message', 'staff', false, 'We are on our way.'],
    ['event', 'staff', false, `${number} Avería: Vista por nuestro equipo`],
    ['message', 'staff', false, 'Ten minutes.'],
    ['message', 'renter', true, 'Thank you!'],
    ['event', 'staff', false, `${number} Avería: Resuelta`],
  ])
  const waiting = (await team.read(staffHelp, {})).body.requests ?? []
  expect(waiting.map((one) => one.id)).not.toContain(request)

  const evidence = await verifiedEvidence(server, order)
  const reported = evidence.find((entry) => entry.kind === 'help')
  expect(reported?.data).toMatchObject({
    number,
    position: oakland,
    pictures: [{ file: picture, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  })
  const audited = await server.services.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', request)
    .execute()
  expect(audited).toHaveLength(3)
})

// @7-helpRequest
test.each([
  [
    'an accident without what happened',
    'accidentReport',
    { someoneHurt: true, place: 'Here' },
    'description',
  ],
  ['an accident nowhere', 'accidentReport', { description: 'A crash', someoneHurt: true }, 'place'],
  [
    'half a position',
    'towingRequest',
    { problem: 'Stuck', latitude: 37, place: 'Here' },
    'latitude',
  ],
  ['a breakdown without symptom', 'breakdownReport', { place: 'Here' }, 'symptom'],
  [
    'a symptom that only vans have',
    'breakdownReport',
    { symptom: 'sliding-door', place: 'Here' },
    'symptom',
  ],
  ['damage without a picture', 'damageReport', { description: 'A scratch' }, 'damagePhotos'],
  ['a ticket without its paper', 'ticketReport', { message: 'On the bridge' }, 'pictures'],
  ['help without a word', 'helpRequest', {}, 'message'],
  [
    'an insurance that nobody knows',
    'lostKeys',
    { message: 'They are gone', insurance: 'magic' },
    'insurance',
  ],
  ['a word too many', 'lostKeys', { message: 'x'.repeat(2001) }, 'message'],
] as const)('%s is refused with a sentence at its field', async (_what, name, fields, field) => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const input = { order, ...fields } as never
  const reply = await server.as(user.token).send(operations[name], input)
  expect([reply.http, Object.keys(reply.body.errors ?? {})]).toEqual([400, [field]])
  expect(reply.body.errors?.[field]).toMatch(/^[A-Z].+/)
  const { requests } = (await server.as(user.token).read(helpRequests, { order })).body
  expect(requests).toEqual([])
})

// @7-damageReport @7-helpRequests
test('nobody else reads the thread, writes into it, or opens its pictures', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const stranger = await buildUser(server)
  const picture = await sendPicture(server, user)
  await server.as(user.token).send(sendMessage, { order, pictures: [picture] })
  const reply = await sendPicture(server, staff)
  await server.as(staff.token).send(sendMessage, { order, text: 'Look here', pictures: [reply] })

  for (const file of [picture, reply]) {
    expect(await openFile(server, user, file)).toBe(200)
    expect(await openFile(server, staff, file)).toBe(200)
    expect(await openFile(server, stranger, file)).toBe(404)
    expect(await openFile(server, undefined, file)).toBe(401)
  }
  const them = server.as(stranger.token)
  const lost = 'Sorry, the order id was lost, please try again'
  for (const operation of [messages, helpRequests]) {
    const read = await them.read(operation, { order })
    expect([read.http, read.body]).toEqual([404, { status: 0, message: lost }])
  }
  expect((await them.send(lostKeys, { order, message: 'Mine?' })).http).toBe(404)
  expect((await them.send(sendMessage, { order, text: 'Hello' })).http).toBe(404)
  // A picture of somebody else is no picture of one's own.
  const other = await pickedUp(server)
  const stolen = { order: other.order, description: 'A dent', damagePhotos: [picture] }
  expect((await server.as(other.user.token).send(damageReport, stolen)).http).toBe(404)
})

// @7-ticketReport
test('a ticket report becomes a line with its paper, paid from the deposit', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const [me, team] = [server.as(user.token), server.as(staff.token)]
  const paper = await sendPicture(server, user)
  const report = await me.send(ticketReport, { order, pictures: [paper] })
  const line = { order, code: 'fine' as const, amount: 65, description: 'Parking, 5th Street' }
  const without = await team.send(staffAddFine, line)
  expect([without.http, without.body.errors]).toEqual([400, { paper: 'Field is Required' }])
  const request = report.body.request?.id ?? ''
  expect((await team.send(staffAddFine, { ...line, request })).body.status).toBe(1)

  await setWall(server, '2027-01-12T10:00')
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
  const toll = { order, code: 'toll' as const, amount: 7.5, description: 'Bay Bridge' }
  await team.send(staffAddFine, { ...toll, paper: [await pictureFile('toll.png')] })
  const { money } = (await me.read(dashboard, { order })).body.selectedRental ?? {}
  expect(money?.charges).toMatchObject([
    { code: 'fine', label: 'Parking, 5th Street', amount: 65, papers: [`/files/${paper}`] },
    { code: 'toll', label: 'Bay Bridge', amount: 7.5, papers: [expect.any(String)] },
  ])
  expect(money?.deposit.held).toBe(1000 - 65 - 7.5)
  const tollPaper = money?.charges[1]?.papers?.[0]?.split('/').at(-1) ?? ''
  expect(await openFile(server, user, tollPaper)).toBe(200)
  const { requests } = (await me.read(helpRequests, { order })).body
  expect(requests?.[0]?.status).toBe('resolved')
})
