import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { job, relocation } from '#protocol/jobs/names.ts'
import { type RelocationStep, relocationSteps } from '#protocol/jobs/relocation/choices.ts'
import type { Relocation } from '#protocol/jobs/relocation/relocation.ts'
import { inBoth, useMessages } from '#web/core/i18n.ts'
import { readOptions } from '#web/core/api/use-read.ts'
import type { Refusal, Step } from '#web/people/offline/parcel.ts'
import { enqueue, lastSent } from '#web/people/offline/queue.ts'
import { keysMessages } from '#web/rentals/inspections/keys-messages.ts'
import { useOwnParcel } from '#web/rentals/inspections/use-own-parcel.ts'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { relocationMessages } from './relocation-messages.ts'

const kind = 'relocation'

/** What was entered for a step lies on the device under this name until it is with the company. */
export const draftOf = (id: string, name: RelocationStep) => `${kind}:${id}:${name}`

/**
 * The steps of who brings a car are sent like those of a rental: kept on the device, sent once,
 * also when there is no signal now. `readAt` is when the page was last told how it stands.
 */
export function useBringing(id: string, readAt: number) {
  const client = useQueryClient()
  const words = useMessages(keysMessages)
  const own = useOwnParcel(kind, id)
  const [sentAt, setSentAt] = useState(0)
  const isKeeping = useRef(false)
  const { refusal } = own

  useEffect(
    () =>
      lastSent.subscribe(() => {
        const done = lastSent.get()
        if (done?.kind !== kind || done.line !== id) return
        setSentAt(Date.now())
        // What came of it is shown at once; the answer of the last step has both.
        const answer = Object.values(done.answers).at(-1) as { relocation: Relocation } | undefined
        if (!answer) return
        client.setQueryData(readOptions(relocation, { id }).queryKey, answer as never)
        client.setQueryData(readOptions(job, { id }).queryKey, answer as never)
      }),
    [client, id],
  )
  // Somebody else may have been first: the car was taken back, or another tab sent the photos.
  useEffect(() => {
    if (!refusal) return
    for (const { name } of [relocation, job]) void client.invalidateQueries({ queryKey: [name] })
  }, [client, refusal])

  const send = async (name: RelocationStep, steps: Step[]) => {
    // A second press comes before the form is gone.
    if (isKeeping.current) return
    isKeeping.current = true
    own.forgetRefusal()
    try {
      await enqueue({
        kind,
        line: id,
        title: inBoth(relocationMessages, ({ sentParts }) => sentParts[name]),
        place: `/jobs/${id}`,
        draft: draftOf(id, name),
        steps,
      })
    } catch {
      errorToast(words.notSaved)
    }
    isKeeping.current = false
  }
  return {
    waiting: own.waiting,
    /** It is not known yet what lies on the device, or what came of what was sent. */
    isUnsure: own.isReading || sentAt > readAt,
    /** Why a step came back; a picture belongs to its photos. */
    refusalOf: (name: RelocationStep): Refusal | undefined => {
      const isOther = refusal !== undefined && refusal.step !== name && isStep(refusal.step)
      return isOther ? undefined : refusal
    },
    send,
  }
}

const isStep = (name: string) => (relocationSteps as readonly string[]).includes(name)
