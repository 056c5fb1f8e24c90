import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { personalMessages } from '../personal-messages.ts'
import { DriverSections } from './driver-sections.tsx'
import { PersonForm } from './person-form.tsx'

type OtherDriversProps = {
  drivers: readonly Driver[]
  tripEnd: string | undefined
  draftPrefix: string
}

/** Everybody else who may drive, and a way to add one more. */
export function OtherDrivers({ drivers, tripEnd, draftPrefix }: OtherDriversProps) {
  const words = useMessages(personalMessages)
  const draftName = `${draftPrefix}:person:new`
  const [isAdding, setAdding] = useState(() => readDraft(draftName) !== undefined)
  return (
    <>
      <Card aria-label={words.others} className="grid gap-3">
        <h2>{words.others}</h2>
        <p className="text-ink-2">{words.othersHint}</p>
        {isAdding ? (
          <PersonForm
            draftName={draftName}
            onCancel={() => setAdding(false)}
            onSaved={({ firstName }) => {
              setAdding(false)
              statusToast(words.saved(firstName))
            }}
          />
        ) : (
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => setAdding(true)}
          >
            <UserPlus aria-hidden="true" size={20} />
            {words.addDriver}
          </Button>
        )}
      </Card>
      {drivers.map((driver) => (
        <section
          key={driver.driverId}
          aria-label={`${driver.firstName} ${driver.lastName}`}
          className="grid gap-5"
        >
          <p className="font-display text-20 font-bold">
            {driver.firstName} {driver.lastName}
          </p>
          <DriverSections driver={driver} tripEnd={tripEnd} draftPrefix={draftPrefix} />
        </section>
      ))}
    </>
  )
}
