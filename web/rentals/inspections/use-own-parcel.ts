import { useEffect, useState, useSyncExternalStore } from 'react'
import { keepPart } from '#web/people/offline/kept-draft.ts'
import type { Parcel, Refusal } from '#web/people/offline/parcel.ts'
import { lastSent, parcels, withdraw } from '#web/people/offline/queue.ts'

/** The part of a draft that names the steps which need not be sent again. */
export const donePart = 'done'

/**
 * What was entered on this screen for an order and is on its way. What the server refused is taken
 * out of the queue and back into the form, whose draft still has everything.
 */
export function useOwnParcel(kind: string, order: string) {
  const all = useSyncExternalStore(parcels.subscribe, parcels.get)
  const sent = useSyncExternalStore(lastSent.subscribe, lastSent.get)
  const [refusal, setRefusal] = useState<Refusal>()
  // What went through before this screen was opened is an old story.
  const [earlier] = useState(lastSent.get)
  const isMine = (parcel: Parcel) => parcel.kind === kind && parcel.line === order
  const mine = all?.find(isMine)
  useEffect(() => {
    if (!mine?.refusal) return
    const { draft, answers, refusal: why } = mine
    void (async () => {
      if (draft) await keepPart(draft, donePart, Object.keys(answers))
      setRefusal(why)
      await withdraw(mine)
    })()
  }, [mine])
  return {
    /** It is not known yet whether something waits. */
    isReading: all === undefined,
    waiting: mine,
    sent: sent && sent !== earlier && isMine(sent) ? sent : undefined,
    refusal,
    forgetRefusal: () => setRefusal(undefined),
  }
}
