import { sendNamed } from '#web/core/api/call.ts'
import { CallError } from '#web/core/api/errors.ts'
import { watched } from '#web/core/api/watched.ts'
import { forgetKeptDraft } from './kept-draft.ts'
import { currentOwner } from './owner.ts'
import {
  filledIn,
  nextParcel,
  nextStep,
  type Parcel,
  verdictOn,
  waitMs,
  withAnswer,
} from './parcel.ts'
import { changeParcel, readParcels, removeParcel } from './parcel-store.ts'

type Report = {
  /** A step was taken or refused; `done` is a parcel that is through. */
  onChange: (done?: Parcel) => Promise<void>
}

let running: Promise<void> | undefined
let again = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** There is signal, and still the server does not take what is sent: it is tried again later. */
const stalled = watched(false)
export const sendingStalled = { get: stalled.get, subscribe: stalled.subscribe }

/**
 * Sends what waits, one step after the other. Tabs take turns, so nothing is sent twice at the
 * same time; and whatever happens in between, the same `requestId` makes it happen once.
 */
export async function sendAll(report: Report): Promise<void> {
  if (running) {
    again = true
    return running
  }
  clearTimeout(timer)
  running = inTurn(() => work(report)).catch(() => {
    // Storage was closed or the turn was lost.
    tryLater(report)
  })
  await running
  running = undefined
  if (again) {
    again = false
    await sendAll(report)
  }
}

/** One tab at a time; where the browser has no locks, the requestId alone has to do. */
async function inTurn(job: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return job()
  await navigator.locks.request('send what was entered', job)
}

function tryLater(report: Report): void {
  failures += 1
  clearTimeout(timer)
  timer = setTimeout(() => void sendAll(report), waitMs(failures))
}

async function work(report: Report): Promise<void> {
  /** Lines that the server could not take just now; the others need not wait for them. */
  const stuck = new Set<string>()
  for (;;) {
    const waiting = (await readParcels()).filter(({ line }) => !stuck.has(line))
    const owner = await currentOwner()
    const parcel = owner === undefined ? undefined : nextParcel(waiting, owner)
    if (!parcel) break
    const verdict = await sendStep(parcel, report)
    if (verdict === 'signIn') return
    if (verdict === 'noSignal') {
      stalled.set(false)
      return tryLater(report)
    }
    if (verdict === 'later') stuck.add(parcel.line)
    else failures = 0
  }
  stalled.set(stuck.size > 0)
  if (stuck.size > 0) tryLater(report)
}

/** Sends the next step of a parcel and writes down what came of it. */
async function sendStep(
  parcel: Parcel,
  report: Report,
): Promise<'done' | 'noSignal' | 'later' | 'signIn'> {
  const step = nextStep(parcel)
  if (!step) {
    await close(parcel, report)
    return 'done'
  }
  try {
    const values = filledIn(step.input, parcel.answers) as Record<string, unknown>
    const answer = await sendNamed(step.operation, values, { requestId: step.requestId })
    if (answer.status === 0) throw new CallError('conflict', answer.message, 409)
    const next = withAnswer(parcel, step.name, answer)
    if (nextStep(next)) {
      await changeParcel(next)
      await report.onChange()
    } else await close(next, report)
    return 'done'
  } catch (error) {
    const verdict = verdictOn(error)
    if (typeof verdict === 'string') return verdict
    await changeParcel({ ...parcel, refusal: { step: step.name, ...verdict } })
    await report.onChange()
    return 'done'
  }
}

/** Everything arrived: parcel and draft are no longer needed. */
async function close(parcel: Parcel, { onChange }: Report): Promise<void> {
  await removeParcel(parcel.number)
  if (parcel.draft) await forgetKeptDraft(parcel.draft)
  await onChange(parcel)
}
