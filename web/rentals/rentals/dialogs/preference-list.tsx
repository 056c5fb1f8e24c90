import { useState } from 'react'
import { notificationPreferences } from '#protocol/rentals/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import type { Preference } from '../shown.ts'
import { useAct } from '../use-act.ts'
import { dialogMessages } from './dialog-messages.ts'

/** For each topic whether it comes in the app and by mail; each choice is kept as it is made (docs/product/accounts.md#notices). */
export function PreferenceList({ preferences }: { preferences: readonly Preference[] }) {
  return (
    <ul className="grid">
      {preferences.map((preference) => (
        <Topic key={preference.topic} preference={preference} />
      ))}
    </ul>
  )
}

function Topic({ preference }: { preference: Preference }) {
  const words = useMessages(dialogMessages)
  const { topic, name } = preference
  const { act } = useAct(notificationPreferences)
  // What was just chosen stands until the server has said it back.
  const [chosen, setChosen] = useState<Pick<Preference, 'inApp' | 'mail'>>(preference)
  const choose = (change: Partial<typeof chosen>) => {
    const next = { inApp: chosen.inApp, mail: chosen.mail, ...change }
    setChosen(next)
    act({ topic, ...next }, words.saved)
  }
  return (
    <li className="border-b border-line py-2">
      <fieldset className="grid gap-1 sm:grid-cols-2 sm:items-center">
        <legend className="sr-only">{name}</legend>
        <p aria-hidden="true" className="font-bold">
          {name}
        </p>
        <div className="flex flex-wrap gap-x-4">
          <Checkbox
            checked={chosen.inApp}
            onChange={(event) => choose({ inApp: event.target.checked })}
          >
            {words.inApp}
          </Checkbox>
          {preference.mailAlways ? (
            <p className="flex items-center text-ink-2">{words.mailAlways}</p>
          ) : (
            <Checkbox
              checked={chosen.mail}
              onChange={(event) => choose({ mail: event.target.checked })}
            >
              {words.mail}
            </Checkbox>
          )}
        </div>
      </fieldset>
    </li>
  )
}
