import { useState } from 'react'
import { addDays, dayOf, parseWallTime, type WallTime } from '#domain/core/time/wall-time.ts'
import type { CallerPays } from '#protocol/staff/callers/choices.ts'
import type { Lang } from '#protocol/core/text.ts'
import { forgetDraft, keepDraft, readDraft } from '#web/core/forms/draft.ts'
import { language } from '#web/core/i18n.ts'
import { onThisClock } from '../instant-text.ts'

/** Everything that a caller has said so far, as it is typed and chosen; empty is not said. */
export type Wish = {
  /** By what they are looked for. */
  text: string
  person: string
  isNew: boolean
  firstName: string
  lastName: string
  phone: string
  email: string
  birthDate: string
  language: Lang
  start: WallTime
  end: WallTime
  area: string
  subtype: string
  car: string
  options: readonly string[]
  /** The plan of rent and miles, the cover and the pickup time; the usual ones where nothing is said. */
  pm: string
  insurancePlan: '' | 'own' | 'ownCollision'
  appt: string
  pays: CallerPays
  note: string
}

const draftName = 'caller'

/** Tomorrow at ten, for a week: what callers say most. */
function unsaid(): Wish {
  const today = dayOf(onThisClock(new Date().toISOString()))
  const start = addDays(`${today}T10:00`, 1)
  const said = { text: '', person: '', isNew: false, firstName: '', lastName: '', phone: '' }
  return {
    ...said,
    email: '',
    birthDate: '',
    language: language(),
    start,
    end: addDays(start, 7),
    area: '',
    subtype: '',
    car: '',
    options: [],
    pm: '',
    insurancePlan: '',
    appt: '',
    pays: 'link',
    note: '',
  }
}

/** A car and the time that somebody looked for elsewhere. */
type Looked = { car?: string | undefined; start?: string | undefined; end?: string | undefined }

const isTime = (text: string | undefined): text is WallTime =>
  text !== undefined && parseWallTime(text) !== undefined

/** What is kept of a call that began on another day is looked at again: its start may be over. */
function begun({ car, start, end }: Looked): Wish {
  const fresh = unsaid()
  const kept = readDraft<Wish>(draftName)
  if (car && isTime(start) && isTime(end))
    return { ...fresh, ...kept, car, start, end, area: '', subtype: '', appt: '' }
  if (!kept) return fresh
  const isOver = (kept.start ?? '') < onThisClock(new Date().toISOString()).slice(0, 16)
  return { ...fresh, ...kept, ...(isOver ? { start: fresh.start, end: fresh.end, appt: '' } : {}) }
}

/** A call under way, kept on this device until it is booked or begun anew. */
export function useWish(looked: Looked) {
  const [wish, setWish] = useState(() => begun(looked))
  const [isKept, setKept] = useState(() => readDraft(draftName) !== undefined)
  const say = (more: Partial<Wish>) => {
    const next = { ...wish, ...more }
    setWish(next)
    setKept(keepDraft(draftName, next))
  }
  const forget = () => {
    forgetDraft(draftName)
    setKept(false)
    setWish(unsaid())
  }
  return { wish, say, isKept, forget }
}

export type Saying = Pick<ReturnType<typeof useWish>, 'wish' | 'say'>
