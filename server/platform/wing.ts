import type { FastifyInstance } from 'fastify'
import type { RawBuilder } from 'kysely'
import type { EventKind, EventOf } from '#domain/core/events.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Questions, Services, Telling } from './api/context.ts'
import type { SomeHandlers } from './api/handler.ts'
import type { Tx } from './db/database.ts'
import type { Work } from './work/work.ts'

/** Follows from an event of one kind, in the event's own transaction; what it throws undoes both. */
export type Reaction<Kind extends EventKind> = (
  tx: Tx,
  event: EventOf<Kind>,
  services: Telling,
) => Promise<void>

/** One table of what a person is given of their data: its file, what it is, and its rows in an order that pages can go on from. */
export type Exported = {
  file: string
  what: Text
  rows: (userId: string, now: Date) => RawBuilder<unknown>
}

/**
 * What a wing brings to the server: its `wing.ts` is the one door for `server/app`, which combines
 * the nine in their order (docs/architecture.md).
 */
export type Wing = {
  /** What answers its operations. */
  handlers: SomeHandlers
  /** What follows in it from an event, in this order, after what follows in earlier wings. */
  reactions: { readonly [Kind in EventKind]?: readonly Reaction<Kind>[] }
  /** What it answers to the questions of earlier wings. */
  answers?: Partial<Questions>
  /** What it forgets of a person who leaves; the same order holds. */
  forgets: readonly Reaction<'accountDeleted'>[]
  /** What it does on time alone. */
  work: readonly Work[]
  /** What it holds on a person and gives them. */
  exports: readonly Exported[]
  /** Its addresses beside the endpoint. */
  routes: readonly ((app: FastifyInstance, services: Services) => void)[]
}
