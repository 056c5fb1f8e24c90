import { beforeAll, describe, expect, it } from 'vitest'
import { breakdownReport } from '#protocol/help/help/help-request.ts'
import {
  helpRequests,
  markMessagesRead,
  messages,
  sendMessage,
} from '#protocol/help/help/thread.ts'
import {
  allowedTo,
  fieldsOf,
  fieldsSaid,
  lines,
  type Matrix,
} from '#testing/community/field-matrix.ts'
import { anasContacts, peopleAround, standings } from '#testing/community/people.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { sendPicture } from '#testing/help.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/* Beside the eight of the profile: somebody else of the staff, who has not written yet. */
const everybody = [...standings, 'colleague'] as const
type Viewer = (typeof everybody)[number]
const parties: Viewer[] = ['self', 'counterpart', 'colleague']

let server: TestServer
let order: string
let viewers: Record<Viewer, TestUser | undefined>

beforeAll(async () => {
  server = await testServer()
  const { ana, rented, viewers: around } = await peopleAround(server)
  order = rented.order
  viewers = { ...around, colleague: await buildUser(server, { staff: true }) }
  const pictures = [await sendPicture(server, ana)]
  const place = { latitude: 37.8, longitude: -122.27, place: 'Oakland' }
  const report = { order, symptom: 'no-start', message: 'Silence', pictures, ...place }
  const sent = await server.as(ana.token).send(breakdownReport, report)
  const request = sent.body.request?.id ?? ''
  const team = server.as(rented.staff.token)
  const answered = await team.send(sendMessage, { order, text: 'On our way', request })
  await team.send(markMessagesRead, { order, line: answered.body.sent?.id ?? '' })
})

const line = 'id kind author name mine text pictures request at'
const thread: Matrix<Viewer> = {
  messages: parties,
  ...lines('messages.', line, parties),
  // What they wrote was read by the other side, which has not been answered on the renter's screen.
  'messages.read': ['self'],
  unread: ['self', 'colleague'],
  about: parties,
  ...lines('about.', 'number car', parties),
}
const item = [
  'id number orderId carId kind title status statusName facts facts.label facts.value',
  'someoneHurt latitude longitude pictures at changedAt',
].join(' ')
const help: Matrix<Viewer> = {
  ...thread,
  requests: parties,
  ...lines('requests.', item, parties),
}

describe.each([
  ['the thread of a rental', messages, thread],
  ['its help requests', helpRequests, help],
] as const)('%s', (_what, operation, matrix) => {
  const fields = fieldsOf(operation.output)

  it.each(everybody)('is told to %s as the table says', async (viewer) => {
    const { body } = await server.as(viewers[viewer]?.token).read(operation, { order })
    expect(fieldsSaid(fields, body)).toEqual(allowedTo(matrix, viewer))
    const emails = Object.values(viewers).flatMap((one) => one?.email ?? [])
    for (const secret of [...Object.values(anasContacts), ...emails, 'Núñez'])
      expect(JSON.stringify(body)).not.toContain(secret)
  })

  it('and every field of the answer has its line', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(fields.toSorted())
  })
})

// @7-helpRequests
it('whoever is not of the rental reads and writes nothing, as if there were no such order', async () => {
  const many = async () =>
    (await server.services.db.selectFrom('message').select('id').execute()).length
  const before = await many()
  const lost = {
    en: 'Sorry, the order id was lost, please try again',
    es: 'Lo sentimos, se perdió el número de orden, inténtalo de nuevo',
  }
  const others = everybody.filter((one) => !parties.includes(one) && one !== 'visitor')
  for (const viewer of others)
    for (const [lang, message] of Object.entries(lost)) {
      const them = server.as(viewers[viewer]?.token)
      const refused = { http: 404, body: { status: 0, message } }
      expect(await them.read(messages, { order }, { lang })).toMatchObject(refused)
      expect(await them.send(sendMessage, { order, text: 'Me' }, { lang })).toMatchObject(refused)
    }
  expect(await many()).toBe(before)
})
