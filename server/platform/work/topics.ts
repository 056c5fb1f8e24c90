import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { workChannel } from '../db/signals.ts'

/** What a change can concern. A piece of background work names those after which there may be something to do. */
export const topics = [
  /** A message waits to be sent. */
  'mail',
  /** A notice waits to be mailed now. */
  'notices',
  /** The payment gateway has an event to deliver. */
  'gateway',
  /** Money is owed through the gateway. */
  'refunds',
  /** A car got freer, or somebody waits for one; notified by the table `waiting_list_check`. */
  'waitingList',
  /** What a booking or a driver still lacked may be there now. */
  'documents',
  /** A claim was decided. */
  'claims',
  /** A car was read, or what it needs has changed. */
  'maintenance',
  /** Somebody asked for their data. */
  'exports',
  /** A ZIP of photos waits to be taken. */
  'photoFiles',
  /** Files belong to nobody any more. */
  'uploads',
  /** Something waits to be told to another program. */
  'webhooks',
  /** Another company's calendar is to be read. */
  'calendars',
  /** A text message waits to be sent. */
  'sms',
  /** A car is late, or no longer. */
  'lateCars',
] as const

export type Topic = (typeof topics)[number]

export const isTopic = (text: string): text is Topic => topics.some((topic) => topic === text)

/** What a transaction has told already: once is enough. */
const told = new WeakMap<Tx, Set<Topic>>()

/**
 * Wakes the pieces of background work that look after a topic, on all servers, when the
 * transaction is committed; one that is rolled back wakes nobody. Called where the change is made.
 * A forgotten one only delays: each piece also runs at its own interval.
 */
export async function wake(tx: Tx, topic: Topic): Promise<void> {
  const before = told.get(tx) ?? new Set()
  if (before.has(topic)) return
  told.set(tx, before.add(topic))
  await sql`select pg_notify(${workChannel}, ${topic})`.execute(tx)
}
