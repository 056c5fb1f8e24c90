import { type HelpKind, helpKinds } from '#protocol/help/help/choices.ts'
import { keepDraft, keepFiles } from '#web/core/forms/draft.ts'
import type { Parcel, Step } from '#web/people/offline/parcel.ts'
import { withdraw } from '#web/people/offline/queue.ts'
import { type About, sentPhoto } from './deliver.ts'

/** Under these names the forms keep what is typed. */
export const reportDraft = (order: string, kind: HelpKind) => `help ${order} ${kind}`
export const messageDraft = (about: About) =>
  'job' in about ? `job message ${about.job}` : `message ${about.order}`

/** The kind of help that a waiting parcel reports; undefined for a message. */
export function kindOf(parcel: Parcel): HelpKind | undefined {
  return helpKinds.find((kind) => kind === parcel.steps.at(-1)?.operation)
}

/** Takes what the server refused out of the queue and puts it back into its form, photos too. */
export async function takeBack(parcel: Parcel, about: About): Promise<void> {
  const kind = kindOf(parcel)
  const draft = kind && 'order' in about ? reportDraft(about.order, kind) : messageDraft(about)
  keepDraft(draft, typedValues(parcel.steps.at(-1)?.input ?? {}))
  const uploads = parcel.steps.slice(0, -1)
  keepFiles(
    draft,
    uploads.map((step) => photoOf(step, parcel.answers[step.name])),
  )
  await withdraw(parcel)
}

function typedValues(input: Record<string, unknown>): Record<string, string> {
  const { someoneHurt, ...rest } = input
  const texts = Object.entries(rest).filter(([, value]) => typeof value === 'string')
  const typed = Object.fromEntries(texts) as Record<string, string>
  if (typeof someoneHurt === 'boolean') typed.someoneHurt = someoneHurt ? 'yes' : 'no'
  return typed
}

/** A picture that has arrived is no longer on the device; its id stands for it. */
function photoOf({ input }: Step, answer: unknown): File {
  if (input.file instanceof File) return input.file
  return sentPhoto((answer as { file?: string } | undefined)?.file ?? '')
}
