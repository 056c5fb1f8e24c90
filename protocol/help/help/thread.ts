import { IdField, IntField, ListField, TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { NoFields, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { HelpItem } from './help-item.ts'
import { longestMessage } from './limits.ts'

/** A line of the thread: what somebody wrote, or what happened. */
export const ThreadItem = z.object({
  id: z.string(),
  kind: z.enum(['message', 'event']),
  /** Of a rental renter and staff; of a job its owner, for whom the company’s staff stand in, and who does it. */
  author: z.enum(['renter', 'staff', 'owner', 'assignee']),
  /** First name of who wrote it. */
  name: z.optional(z.string()),
  /** Whether the caller wrote it; for staff, whether any of them did. */
  mine: z.boolean(),
  text: z.string(),
  pictures: z.array(z.string()),
  /** The help request that it belongs to. */
  request: z.optional(z.string()),
  /** On the area's wall clock. */
  at: WallTime,
  /** The other side has had it before its eyes; said of the caller’s own lines alone. */
  read: z.optional(z.literal(true)),
})
export type ThreadItem = z.infer<typeof ThreadItem>

const shownThread = {
  messages: z.array(ThreadItem),
  /** The newest line, while something is unread: `markMessagesRead` takes it once it was seen. */
  unread: z.optional(z.string()),
}

/** Of a rental: its number on the phone, and its car’s model. */
const aboutRental = z.object({ number: z.number(), car: z.string() })

/** What a thread is about: a rental, by any of its orders, or a job; one of the two. */
const about = { order: z.optional(IdField), job: z.optional(IdField) }

export const messages = query('messages', {
  about:
    'The thread between renter and staff about a rental, oldest first: one for all its orders; or that of a job, between its owner and who does it.',
  access: 'user',
  input: z.object(about),
  output: z.object({ ...shownThread, about: z.optional(aboutRental) }),
})

export const sendMessage = command('sendMessage', {
  about: 'Writes into the thread of a rental or a job; the other side is told.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({
    ...about,
    /** May be left out when there are pictures. */
    text: z.optional(TextField(longestMessage)),
    pictures: ListField,
    /** The help request that is answered. */
    request: z.optional(IdField),
  }),
  output: z.object({ sent: ThreadItem }),
})

export const markMessagesRead = command('markMessagesRead', {
  about:
    'A thread was on the screen up to this line: what the other side wrote until then is read, and the caller’s notice of it.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({ ...about, line: IntField }),
  output: NoFields,
})

export const helpRequests = query('helpRequests', {
  about: 'The help requests of a rental, newest first, and its thread.',
  access: 'user',
  input: z.object({ order: IdField }),
  output: z.object({
    requests: z.array(HelpItem),
    ...shownThread,
    about: aboutRental,
  }),
})
