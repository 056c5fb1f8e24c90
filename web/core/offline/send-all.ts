import { sendNamed } from '../call.ts'
import { CallError } from '../errors.ts'
import { erase, overwrite } from './device-store.ts'
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
import { readParcels } from './read-parcels.ts'

type Report = {
  /** A step was taken or refused; `done` is a parcel that is through. */
  onChange: (done?: Parcel) => Promise<void>
}

let running: Promise<void> | undefined
let again = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

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
    // Storage was closed or the turn was lost: the next try comes by itself.
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

async function work(report: Report): Promise<void> {
  for (;;) {
    const waiting = await readParcels()
    if (waiting.length === 0) return
    const owner = await currentOwner()
    const parcel = owner === undefined ? undefined : nextParcel(waiting, owner)
    if (!parcel) return
    const verdict = await sendStep(parcel, report)
    if (verdict === 'signIn') return
    if (verdict === 'later') {
      failures += 1
      timer = setTimeout(() => void sendAll(report), waitMs(failures))
      return
    }
    failures = 0
  }
}

/** Sends the next step of a parcel and writes down what came of it. */
async function sendStep(parcel: Parcel, report: Report): Promise<'done' | 'later' | 'signIn'> {
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
      await overwrite('parcels', next, parcel.number)
      await report.onChange()
    } else await close(next, report)
    return 'done'
  } catch (error) {
    const verdict = verdictOn(error)
    if (typeof verdict === 'string') return verdict
    const refused = { ...parcel, refusal: { step: step.name, ...verdict } }
    await overwrite('parcels', refused, parcel.number)
    await report.onChange()
    return 'done'
  }
}

/** Everything arrived: neither parcel nor draft is needed any more. */
async function close(parcel: Parcel, { onChange }: Report): Promise<void> {
  await erase('parcels', parcel.number)
  if (parcel.draft) await forgetKeptDraft(parcel.draft)
  await onChange(parcel)
}
