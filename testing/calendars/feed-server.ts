import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { serverOn, testNow, type TestServer } from '../server.ts'
import { testDatabase } from '../test-database.ts'

let reaching: { database: unknown; server: Promise<TestServer> } | undefined

/** The test file's server, which also asks servers on this machine. */
export async function reachingServer(): Promise<TestServer> {
  const database = await testDatabase()
  if (reaching?.database !== database) {
    const reach = { ownMachine: true }
    reaching = { database, server: serverOn(database, {}, undefined, reach) }
  }
  const server = await reaching.server
  server.setNow(testNow)
  return server
}

export type Busy = [from: string, until: string]

/** A calendar with these times, instants as `20261203T180000Z`. */
export const calendarOf = (...busy: Busy[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Turo//EN',
    ...busy.flatMap(([from, until]) => [
      'BEGIN:VEVENT',
      `UID:${from}@turo.example`,
      `DTSTART:${from}`,
      `DTEND:${until}`,
      'SUMMARY:Booked',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** Another marketplace, which shows one calendar until the test is over. */
export async function marketplace(answers: RequestListener | string = calendarOf()) {
  const asked: IncomingMessage['headers'][] = []
  let now: RequestListener | string = answers
  const server = createServer((request, reply) => {
    asked.push(request.headers)
    if (typeof now === 'string') reply.setHeader('content-type', 'text/calendar').end(now)
    else now(request, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/car.ics`,
    /** How often, and with what, it was asked. */
    asked,
    say: (what: RequestListener | string) => {
      now = what
    },
  }
}
