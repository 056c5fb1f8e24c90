import type { UserInfo } from '#protocol/people/account/user-info.ts'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { personalMessages } from '../personal-messages.ts'
import { DriverSections } from './driver-sections.tsx'
import { OtherDrivers } from './other-drivers.tsx'
import { PersonForm } from './person-form.tsx'
import { RegistrationForm } from './registration-form.tsx'

type ProfileFormsProps = {
  user: UserInfo
  drivers: readonly Driver[]
}

/** First the account is completed once, then every driver's parts; drafts belong to this person. */
export function ProfileForms({ user, drivers }: ProfileFormsProps) {
  const words = useMessages(personalMessages)
  const own = drivers.find((driver) => driver.primary)
  const draftPrefix = `person:${user.id}`
  const saved = () => statusToast(words.saved(words.person))
  if (!user.profileComplete || !own) {
    return (
      <Card aria-label={words.person} className="grid gap-4">
        <h2>{words.person}</h2>
        {user.profileComplete ? (
          <PersonForm user={user} draftName={`${draftPrefix}:own`} onSaved={saved} />
        ) : (
          <RegistrationForm user={user} draftName={`${draftPrefix}:account`} onSaved={saved} />
        )}
        <p className="text-14 text-ink-2">{words.later}</p>
      </Card>
    )
  }
  return (
    <>
      <DriverSections driver={own} user={user} tripEnd={undefined} draftPrefix={draftPrefix} />
      <OtherDrivers
        drivers={drivers.filter((driver) => !driver.primary)}
        tripEnd={undefined}
        draftPrefix={draftPrefix}
      />
    </>
  )
}
