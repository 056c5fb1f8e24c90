import type { EventKind, EventOf } from '#domain/core/events.ts'
import type { Telling } from '../platform/api/context.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Wing } from '../platform/wing.ts'
import { wings } from './wings.ts'

type Heard<One> = One extends { reactions: infer Reactions } ? keyof Reactions : never

type Unheard<Wings extends readonly unknown[]> = Exclude<
  EventKind,
  'accountDeleted' | Heard<Wings[number]>
>

/** The wings, when something follows from every kind of event in one of them. */
export type AllHeard<Wings extends readonly unknown[]> = [Unheard<Wings>] extends [never]
  ? Wings
  : { nobodyHears: Unheard<Wings> }

/** Otherwise this does not compile. */
const heard: AllHeard<typeof wings> = wings

const forgets: Wing['reactions'] = { accountDeleted: heard.flatMap((wing) => wing.forgets) }
const inOrder: readonly Wing['reactions'][] = [forgets, ...heard.map(({ reactions }) => reactions)]

/** Tells an event to all that follows from it, one after the other. */
export async function tell<Kind extends EventKind>(
  services: Telling,
  tx: Tx,
  event: EventOf<Kind>,
): Promise<void> {
  for (const reactions of inOrder)
    for (const reaction of reactions[event.kind] ?? []) await reaction(tx, event, services)
}
