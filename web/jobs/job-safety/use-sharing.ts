import { useEffect, useState } from 'react'
import { roughestAccuracy } from '#domain/jobs/jobs/job-safety.ts'
import { shareJobLocation } from '#protocol/jobs/names.ts'
import { send } from '#web/core/api/call.ts'
import { CallError } from '#web/core/api/errors.ts'
import { askPosition } from '#web/core/position.ts'

/** How often a page that shares looks where it is. */
const everyMs = 20_000

/** What comes of it: nothing yet, sent, not found or not sent, or the browser said no. */
export type Sending = 'finding' | 'sent' | 'lost' | 'denied'

const flagOf = (jobId: string) => `shares location of job ${jobId}`

/** Kept for this tab alone: another one, or another device, is asked anew. */
function wasOn(jobId: string): boolean {
  try {
    return sessionStorage.getItem(flagOf(jobId)) !== null
  } catch {
    return false
  }
}

function keepOn(jobId: string, isOn: boolean): void {
  try {
    if (isOn) sessionStorage.setItem(flagOf(jobId), '1')
    else sessionStorage.removeItem(flagOf(jobId))
  } catch {
    // Storage is closed to us: it is then for this visit only.
  }
}

type Outcome = Sending | 'ended'

/** Measures once and sends it, without a number for repetitions: the next one takes its place anyway. */
async function sendOnce(jobId: string): Promise<Outcome> {
  const found = await askPosition()
  if (found === 'refused') return 'denied'
  if (found === 'unavailable' || found.metres > roughestAccuracy) return 'lost'
  const { latitude, longitude } = found.position
  try {
    const age = found.ageMs / 1000
    const here = { id: jobId, latitude, longitude, accuracy: found.metres, age }
    const answer = await send(shareJobLocation, here, { requestId: '' })
    return answer.status === 1 ? 'sent' : 'ended'
  } catch (error) {
    // What the server refuses it goes on refusing; without a signal it is tried again.
    return error instanceof CallError && error.status >= 400 && error.status < 500
      ? 'ended'
      : 'lost'
  }
}

/**
 * Sends where this browser is, again and again, once somebody said so in it, as long as they allow
 * it (docs/product/jobs.md#location).
 * @param onChange something was sent, or is not wanted any more
 */
export function useSharing(jobId: string, isAllowed: boolean, onChange: () => void) {
  const [isOn, setOn] = useState(() => wasOn(jobId))
  const [sending, setSending] = useState<Sending>('finding')
  const change = (on: boolean) => {
    keepOn(jobId, on)
    if (on) setSending('finding')
    setOn(on)
  }
  const isSending = isOn && isAllowed
  useEffect(() => {
    if (!isSending) return
    let isOver = false
    let next: ReturnType<typeof setTimeout> | undefined
    const turn = async () => {
      const outcome = await sendOnce(jobId)
      if (isOver) return
      if (outcome !== 'ended') setSending(outcome)
      if (outcome === 'sent' || outcome === 'ended') onChange()
      if (outcome === 'denied' || outcome === 'ended') {
        keepOn(jobId, false)
        setOn(false)
        return
      }
      next = setTimeout(() => void turn(), everyMs)
    }
    void turn()
    return () => {
      isOver = true
      clearTimeout(next)
    }
  }, [isSending, jobId, onChange])
  return { isOn, sending, start: () => change(true), end: () => change(false) }
}
