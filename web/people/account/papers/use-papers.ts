import { useState } from 'react'
import type { UserInfo } from '#protocol/people/account/user-info.ts'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { neededPapers, type PaperName } from './needed.ts'
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
  usualState: string | undefined
}

const nothing = () => {}

/**
 * A person's papers as one form: only the parts that are missing, checked together and saved one
 * after the other. What is saved stays saved when a later part is refused.
 */
export function usePapers({ user, driver, tripEnd, usualState }: PapersOptions) {
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
  const parts: Record<PaperName, Part> = {
    person: isRegistered ? person : registration,
    license,
    insurance,
  }
  const order = (['person', 'license', 'insurance'] as const).filter((name) => needed[name])
  const asked = order.map((name) => parts[name])
  return {
    isRegistered,
    needed,
    registration,
    person,
    license,
    insurance,
    gaps: asked.flatMap(({ gaps }) => gaps),
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
