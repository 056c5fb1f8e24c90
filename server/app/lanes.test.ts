import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { layOutMail } from '../platform/mail/mail-layout.ts'
import { notify } from '../platform/mail/notifications.ts'
import { queueMail } from '../platform/mail/outgoing-mail.ts'
import { beginCardPayment, confirmAtGateway, holdCar } from '#testing/journey.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { startWorker } from '#testing/work/start-worker.ts'
import { serverOn, testServer } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'

/** A mail server that takes calls and never ends its answer, so that the client waits forever. */
async function hangingMailServer() {
  const sockets = new Set<Socket>()
  let called = () => {}
  const call = new Promise<void>((resolve) => {
    called = resolve
  })
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.write('220 slow.example\r\n')
    const drip = setInterval(() => socket.write('250-one moment\r\n'), 100)
    socket.once('data', called)
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      sockets.delete(socket)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    call,
    waiting: () => sockets.size,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('a mail server that never answers delays nothing else', async () => {
  await testServer()
  const mail = await hangingMailServer()
  const database = await testDatabase()
  const server = await serverOn(database, {
    MAIL_URL: mail.url,
    MAIL_FROM: 'hello@cars.example.com',
  })
  const { db, clock } = server.services
  const stop = await startWorker(server, database)
  onTestFinished(async () => {
    mail.stop()
    await stop()
  })
  const hello = layOutMail('en', { subject: 'Hello', heading: 'Hello', paragraphs: ['Hello.'] })
  const write = () =>
    db.transaction().execute((tx) => queueMail(tx, { to: 'a@example.com', ...hello }, clock()))
  await write()
  await mail.call
  const user = await buildUser(server)
  const about = { userId: user.id, topic: 'documents', thread: 'a', route: 'personal' } as const
  const text = { en: 'News', es: 'Novedades' }
  const notice = { ...about, title: text, text, mail: 'now' } as const
  await db.transaction().execute((tx) => notify(tx, notice, clock()))
  const isMailWritten = async () => {
    const found = db.selectFrom('notice_mail').select('mail_id').where('user_id', '=', user.id)
    return (await found.executeTakeFirst())?.mail_id !== null
  }
  await expect.poll(isMailWritten, { timeout: 60_000 }).toBe(true)
  const order = await holdCar(server, user, await buildCar(server))
  await confirmAtGateway(server, await beginCardPayment(server, user, order))
  const stateOf = () =>
    db.selectFrom('rental_order').select('state').where('id', '=', order).executeTakeFirst()
  await expect.poll(stateOf, { timeout: 60_000 }).toEqual({ state: 'booked' })
  expect(mail.waiting()).toBe(1)
})
