import type { NamedCommand } from '#protocol/core/operation.ts'
import { uploadFile } from '#protocol/people/names.ts'
import { sendNamed } from '#web/core/api/call.ts'
import { connection } from '#web/core/api/connection.ts'
import { CallError } from '#web/core/api/errors.ts'
import type { Messages } from '#web/core/i18n.ts'
import { filledIn, type FromStep, type Step } from '#web/people/offline/parcel.ts'
import { enqueue, fromStep, step } from '#web/people/offline/queue.ts'
import { newRequestId } from '#web/core/api/request-id.ts'
import { routes } from '#web/core/routing/routes.ts'

/** Photos by the field that takes their ids. */
export type Photos = Record<string, readonly File[]>

type Delivery = {
  kind: 'help' | 'message'
  /** How it is called while it waits. */
  title: Messages<string>
  /** The id of the rental's order, or of the job. */
  about: string
  operation: NamedCommand
  input: Record<string, unknown>
  photos: Photos
}

/** The name of the help card among the dialogs of the dashboard. */
export const helpDialog = 'help'

/** Parcels of one line go one after the other. */
export const lineOf = (kind: Delivery['kind'], id: string) => `${kind} ${id}`

/** What a thread is of. */
export type About = { order: string } | { job: string }
export const idOf = (about: About): string => ('job' in about ? about.job : about.order)

/** Ids of photos that are with the server already, so that a second try does not send them again. */
const known = new WeakMap<File, string>()

/**
 * Sends photos one by one and then what names them. Without signal all of it is kept on the device
 * and goes out later, once.
 * @returns whether it arrived or is kept
 * @throws CallError what the server refused, with a sentence for each bad field
 */
export async function deliver(delivery: Delivery): Promise<'sent' | 'kept'> {
  const steps = stepsOf(delivery)
  const { kind, title, about } = delivery
  const { pathname, search } = window.location
  const keep = async () => {
    // A line of its own: what is stuck elsewhere must never hold help back.
    await enqueue({
      kind,
      title,
      line: lineOf(kind, about),
      place: pathname + search,
      dialog: pathname === routes.dashboard ? helpDialog : undefined,
      steps,
    })
    return 'kept' as const
  }
  if (connection.get().isOffline) return keep()
  try {
    await sendNow(steps)
    return 'sent'
  } catch (error) {
    // The same steps with the same requestIds: what arrived already happens once.
    if (isOutOfReach(error)) return keep()
    throw error
  }
}

const isOutOfReach = (error: unknown) =>
  error instanceof CallError && (error.kind === 'network' || error.kind === 'timeout')

const nameOf = (field: string, index: number) => `${field} ${index}`

function stepsOf({ operation, input, photos }: Delivery): Step[] {
  const uploads: Step[] = []
  const ids: Record<string, (string | FromStep)[]> = {}
  for (const [field, files] of Object.entries(photos)) {
    ids[field] = files.map((file, index) => {
      const id = known.get(file)
      if (id) return id
      const name = nameOf(field, index)
      uploads.push(step(name, uploadFile, { purpose: 'help', file }))
      return fromStep(name, 'file')
    })
  }
  const report = {
    name: 'report',
    operation: operation.name,
    input: { ...input, ...ids },
    requestId: newRequestId(),
  }
  return [...uploads, report]
}

async function sendNow(steps: readonly Step[]): Promise<void> {
  const answers: Record<string, unknown> = {}
  for (const { name, operation, input, requestId } of steps) {
    const values = filledIn(input, answers) as Record<string, unknown>
    const answer = await sendNamed(operation, values, { requestId })
    if (answer.status === 0) throw new CallError('conflict', answer.message, 409)
    answers[name] = answer
    if (values.file instanceof File)
      known.set(values.file, (answer as { file?: string }).file ?? '')
  }
}

/** A photo that the server has and this device has not: only its id is known. */
export function sentPhoto(id: string): File {
  const photo = new File([], id)
  known.set(photo, id)
  return photo
}
