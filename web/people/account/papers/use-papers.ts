import { useState } from 'react'
import type { Day } from '#domain/core/time/wall-time.ts'
import type { UserInfo } from '#protocol/people/account/user-info.ts'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { neededPapers, type PaperName } from './needed.ts'
import { useReading } from '../reading/use-reading.ts'
import type { Part } from './part.ts'
import { useInsurance } from './use-insurance.ts'
import { useLicense } from './use-license.ts'
import { usePerson } from './use-person.ts'
import { useRegistration } from './use-registration.ts'

type PapersOptions = {
  /** Absent: a visitor, who registers with the same form. */
  user: UserInfo | undefined
  /** The account's own driver; absent until the person is saved. */
  driver: Driver | undefined
  /** The trip's last day, YYYY-MM-DD. */
  tripEnd: string
  /** The trip's first day, YYYY-MM-DD. */
  startDay: Day
  usualState: string | undefined
}

const nothing = () => {}

/**
 * A person's papers as one form: only the parts that are missing, checked together and saved one
 * after the other. What is saved stays saved when a later part is refused.
 */
export function usePapers({ user, driver, tripEnd, startDay, usualState }: PapersOptions) {
  // Whoever signs in from here, or registers by it, finds what was typed before.
  const [owner] = useState(user?.id ?? 'visitor')
  const draftName = (part: string) => {
    const own = `papers:${owner}:${part}`
    const before = `papers:visitor:${part}`
    return readDraft(own) === undefined && readDraft(before) !== undefined ? before : own
  }
  const [names] = useState(() => ({
    registration: draftName('registration'),
    person: draftName('person'),
    license: draftName('license'),
    insurance: draftName('insurance'),
  }))
  const registration = useRegistration({
    user,
    draftName: names.registration,
    onSaved: nothing,
  })
  const person = usePerson({ user, driver, draftName: names.person, onSaved: nothing })
  const license = useLicense({ driver, draftName: names.license, usualState, onSaved: nothing })
  const insurance = useInsurance({ driver, draftName: names.insurance, onSaved: nothing })

  const isRegistered = user?.profileComplete === true
  const needed = neededPapers(isRegistered ? driver : undefined, tripEnd)
  const own = isRegistered ? person : registration
  const reading = useReading({
    license,
    person: needed.person ? own.form : undefined,
    known: isRegistered ? driver : user,
    startDay,
  })
  // What was typed before a reload stands there as it was typed.
  const [wasTyped] = useState(() => Boolean(readDraft<{ number: string }>(names.license)?.number))
  const steps = stepsOf(needed, own, license, insurance)
  const parts: Record<PaperName, Part> = {
    person: own,
    license,
    insurance,
  }
  const order = (['person', 'license', 'insurance'] as const).filter((name) => needed[name])
  const asked = order.map((name) => parts[name])
  return {
    isRegistered,
    needed,
    registration,
    /** Who it is of: of an account that is still to be completed, or of its driver. */
    own,
    license,
    insurance,
    reading,
    /** Nothing of the license is there yet: it is read, or else typed. */
    isStart: needed.license && !reading.isRead && !reading.isTyped && !wasTyped,
    steps,
    gaps: steps.flatMap(({ gaps }) => gaps),
    isPending: asked.some(({ isPending }) => isPending),
    isKept: asked.some(({ isKept }) => isKept),
    refusal: asked.map(({ refusal }) => refusal).find((text) => text !== undefined),
    /** Shows everything that is wrong; answers whether nothing is. */
    check: async () => {
      const answers = await Promise.all(asked.map((part) => part.check()))
      return answers.every(Boolean)
    },
    /** Saves part by part, up to one that is refused; answers whether all are saved. */
    save: async () => {
      for (const part of asked) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: a license needs its person.
        if (!(await part.save())) return false
      }
      return true
    },
  }
}

type Named = { nameGaps: readonly string[]; gaps: readonly string[] }
type Pictured = { pictureGaps: readonly string[]; gaps: readonly string[] }

/** What is asked for, in the order of the screen, with the labels of what is still empty of it. */
function stepsOf(
  needed: Record<PaperName, boolean>,
  own: Named,
  license: Pictured,
  insurance: Pick<Part, 'gaps'>,
) {
  // A name stands on the license; of somebody whose license is there already it is asked with the phone.
  const names = needed.person ? own.nameGaps : []
  const withLicense = [...license.pictureGaps, ...names, ...license.gaps]
  const withPhone = needed.license ? own.gaps : [...names, ...own.gaps]
  return [
    ...(needed.license ? [{ id: 'license' as const, gaps: withLicense }] : []),
    ...(needed.insurance ? [{ id: 'insurance' as const, gaps: insurance.gaps }] : []),
    ...(needed.person ? [{ id: 'contact' as const, gaps: withPhone }] : []),
  ]
}
