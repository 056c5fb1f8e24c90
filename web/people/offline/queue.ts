import type { InputOf, NamedCommand } from '#protocol/core/operation.ts'
import { connection } from '#web/core/api/connection.ts'
import { newRequestId } from '#web/core/api/request-id.ts'
import { whenSignedOut } from '#web/core/session/session.ts'
import { watched } from '#web/core/api/watched.ts'
import { forgetKeptDraft } from './kept-draft.ts'
import { currentOwner } from './owner.ts'
import type { FromStep, Parcel, Step } from './parcel.ts'
import { addParcel, readParcels, removeParcel } from './parcel-store.ts'
import { sendAll } from './send-all.ts'

export { sendingStalled } from './send-all.ts'

/** Everything of this user that waits on the device, oldest first; undefined until it was read. For `useSyncExternalStore`. */
const waiting = watched<readonly Parcel[] | undefined>(undefined)
export const parcels = { get: waiting.get, subscribe: waiting.subscribe }

/** The parcel that went through last, with the answers to its steps. */
const sent = watched<Parcel | undefined>(undefined)
export const lastSent = { get: sent.get, subscribe: sent.subscribe }

/** Values in which anything may still be the answer of an earlier step. */
type Loose<Value> =
  | Value
  | FromStep
  | (Value extends Blob
      ? never
      : Value extends readonly (infer Item)[]
        ? Loose<Item>[]
        : Value extends object
          ? { [Name in keyof Value]: Loose<Value[Name]> }
          : never)

/** One call of a parcel. `name` is what later steps ask for with `fromStep`. */
export function step<Op extends NamedCommand>(
  name: string,
  operation: Op,
  input: { [Name in keyof InputOf<Op>]: Loose<InputOf<Op>[Name]> },
): Step {
  return { name, operation: operation.name, input, requestId: newRequestId() }
}

/** What an earlier step of the same parcel will answer: `fromStep('photo', 'file')`. */
export function fromStep(name: string, field: string): FromStep {
  return { fromStep: name, field }
}

type Entered = Pick<Parcel, 'kind' | 'title' | 'steps' | 'place' | 'dialog' | 'draft'> & {
  /** What is entered for the same line goes one after the other; `kind` when it is left out. */
  line?: string
}

type Listener = (sent?: Parcel) => void

function openChannel() {
  const channel = new BroadcastChannel('entered')
  return {
    tell: channel.postMessage.bind(channel),
    onTold: (listener: Listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<Parcel | undefined>) =>
        listener(data),
      ),
  }
}

let opened: ReturnType<typeof openChannel> | undefined
const open = () => (opened ??= openChannel())

/** Tabs tell one another that something was entered or sent; what waits stands in the database. */
const otherTabs = {
  /** `parcel` is one that has just gone through. */
  tell: (parcel?: Parcel): void => open().tell(parcel),
  onTold: (listener: Listener): void => open().onTold(listener),
}

/**
 * Keeps what was entered on the device and sends it: at once when there is signal, else when it is
 * back, exactly once and in order. Answers the parcel's id as soon as it is safe on the device, or
 * in this tab's memory when the device keeps nothing.
 * @throws Error when nobody is signed in
 */
export async function enqueue({ line, ...entered }: Entered): Promise<string> {
  const owner = await currentOwner()
  if (owner === undefined) throw new Error('nobody is signed in')
  const id = newRequestId()
  const parcel: Omit<Parcel, 'number'> = {
    id,
    owner,
    line: line ?? entered.kind,
    ...entered,
    answers: {},
  }
  await addParcel(parcel)
  await refresh()
  otherTabs.tell()
  void sendWaiting()
  return id
}

/** Takes a parcel out of the queue: thrown away, or back in its form to be corrected. */
export async function withdraw({ number }: Pick<Parcel, 'number'>): Promise<void> {
  await removeParcel(number)
  await refresh()
  otherTabs.tell()
  void sendWaiting()
}

/** Withdraws a parcel and forgets the draft behind it. */
export async function throwAway(parcel: Parcel): Promise<void> {
  if (parcel.draft) await forgetKeptDraft(parcel.draft)
  await withdraw(parcel)
}

async function refresh(): Promise<void> {
  const owner = await currentOwner()
  waiting.set((await readParcels()).filter((parcel) => parcel.owner === owner))
}

/** Tries to send everything that waits; harmless at any time. */
export function sendWaiting(): Promise<void> {
  return sendAll({
    onChange: async (done) => {
      await refresh()
      if (done) sent.set(done)
      otherTabs.tell(done)
    },
  })
}

/** Another tab has sent something: this one shows the same. */
async function hearOf(done: Parcel | undefined): Promise<void> {
  await refresh()
  if (done && done.owner === (await currentOwner())) sent.set(done)
}

whenSignedOut(() => {
  waiting.set([])
  sent.set(undefined)
})

let started = false

/** Begins to send what waits: now, whenever there is signal again, and when another tab says so. */
export function startQueue(): void {
  if (!started) {
    started = true
    otherTabs.onTold((done) => void hearOf(done))
    connection.subscribe(() => {
      if (!connection.get().isOffline) void sendWaiting()
    })
  }
  void refresh().then(sendWaiting)
}
