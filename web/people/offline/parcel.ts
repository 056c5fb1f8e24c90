import { CallError } from '#web/core/api/errors.ts'
import type { Messages } from '#web/core/i18n.ts'

/*
 * What was entered without signal and waits on the device to be sent (docs/product/help-and-claims.md#messages). A parcel is a
 * chain of calls that belong together, such as eight pictures, the inspection that names them and
 * the keys. These are the rules; the queue beside them does the work.
 */

/** A value that an earlier step of the same parcel answers: the id of an uploaded file. */
export type FromStep = { fromStep: string; field: string }

export type Step = {
  /** By this name later steps ask for its answer. */
  name: string
  /** The objectType. */
  operation: string
  /** Values before they become form fields; a `FromStep` may stand anywhere in them. */
  input: Record<string, unknown>
  /** The same on every try, so that it happens once (docs/wire.md). */
  requestId: string
}

/** Why the server would not take it, in words for the person, and a sentence for each bad field. */
export type Refusal = { step: string; text: string; fields: Record<string, string> }

export type Parcel = {
  id: string
  /** Given by the store: the order in which parcels were made. */
  number: number
  /** The user who entered it: nobody else's session ever sends it. */
  owner: string
  /** What it is, such as `keys` or `helpRequest`. */
  kind: string
  /** How it is called on the screen; the language may change while it waits. */
  title: Messages<string>
  /** Parcels of one line go one after the other; mostly the order's id. */
  line: string
  /** Where it was entered and can be corrected. */
  place: string
  /** The dialog of that place which has the form. */
  dialog?: string
  /** The kept draft behind it; forgotten once everything is sent. */
  draft?: string
  steps: readonly Step[]
  /** Answers so far, by the step's name. */
  answers: Record<string, unknown>
  refusal?: Refusal
  /** The device would not keep it: it is lost with this tab. */
  isOnlyInMemory?: boolean
}

export function isFromStep(value: unknown): value is FromStep {
  return typeof value === 'object' && value !== null && 'fromStep' in value && 'field' in value
}

/** The step that is to be sent next; undefined when all are done. */
export function nextStep({ steps, answers }: Parcel): Step | undefined {
  return steps.find((step) => !(step.name in answers))
}

/**
 * The parcel to work on next: oldest first. One that was refused holds back what was entered after
 * it in the same line, and nothing else.
 */
export function nextParcel(parcels: readonly Parcel[], owner: string): Parcel | undefined {
  const blocked = new Set<string>()
  const own = parcels.filter((parcel) => parcel.owner === owner)
  for (const parcel of own.toSorted((one, other) => one.number - other.number)) {
    if (parcel.refusal) blocked.add(parcel.line)
    else if (!blocked.has(parcel.line)) return parcel
  }
  return undefined
}

/** The values with every `FromStep` replaced by what that step answered. */
export function filledIn(value: unknown, answers: Record<string, unknown>): unknown {
  if (isFromStep(value)) {
    const answer = answers[value.fromStep] as Record<string, unknown> | undefined
    return answer?.[value.field]
  }
  if (Array.isArray(value)) return value.map((item) => filledIn(item, answers))
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  const filled = Object.entries(value).map(([name, item]) => [name, filledIn(item, answers)])
  return Object.fromEntries(filled) as unknown
}

/** The parcel after a step was taken; what was sent is not kept any longer. */
export function withAnswer(parcel: Parcel, name: string, answer: unknown): Parcel {
  const steps = parcel.steps.map((step) => (step.name === name ? { ...step, input: {} } : step))
  return { ...parcel, steps, answers: { ...parcel.answers, [name]: answer } }
}

/**
 * What a failed try means: there is no signal, the server does not work as it should and may later,
 * somebody has to sign in, or the person has to decide.
 */
export type Verdict = 'noSignal' | 'later' | 'signIn' | Omit<Refusal, 'step'>

const passing = [408, 425, 429]

/**
 * Judges what a call threw. What the server refuses once it would refuse always; a refusal in other
 * words than its own comes from something in between, such as the sign-in page of a hotel.
 */
export function verdictOn(error: unknown): Verdict {
  if (!(error instanceof CallError)) return 'later'
  if (error.kind === 'signedOut') return 'signIn'
  if (error.kind === 'network' || error.kind === 'crossOrigin') return 'noSignal'
  const isRefusal = error.status >= 400 && error.status < 500 && !passing.includes(error.status)
  const isFinal = isRefusal && error.isServersWord
  return isFinal ? { text: error.message, fields: error.fields } : 'later'
}

const firstWaitMs = 5_000
const longestWaitMs = 300_000

/** How long to wait after so many failed tries in a row. */
export function waitMs(failures: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, failures - 1))
}
