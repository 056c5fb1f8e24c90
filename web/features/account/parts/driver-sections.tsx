import { useState } from 'react'
import { isValidForTrip } from '#domain/rentals/cover-valid.ts'
import type { UserInfo } from '#protocol/account/user-info.ts'
import type { Driver } from '#protocol/drivers/driver.ts'
import { useMessages } from '#web/core/i18n.ts'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { personalMessages } from '../personal-messages.ts'
import { InsuranceForm } from './insurance-form.tsx'
import { LicenseForm } from './license-form.tsx'
import { PersonForm } from './person-form.tsx'
import { Section } from './section.tsx'
import { InsuranceSummary, LicenseSummary, PersonSummary } from './summaries.tsx'
import { VerificationBadge, type Verification } from './verification-badge.tsx'

type DriverSectionsProps = {
  driver: Driver
  /** The account's person, when this is their own driver. */
  user?: UserInfo
  /** The trip's last day in the Driver step. */
  tripEnd: string | undefined
  draftPrefix: string
}

type Part = 'person' | 'license' | 'insurance'

/** One driver: details, license and insurance, each saved separately; what is missing is open. */
export function DriverSections({ driver, user, tripEnd, draftPrefix }: DriverSectionsProps) {
  const words = useMessages(personalMessages)
  const [opened, setOpened] = useState<Part>()
  const { license, insurance } = driver
  const needs = (verification: Verification, expires: string | undefined) =>
    verification === 'missing' ||
    verification === 'rejected' ||
    (tripEnd !== undefined && !isValidForTrip(expires, `${tripEnd}T00:00`))
  const needed: Record<Part, boolean> = {
    person: !driver.birthDate || !driver.phone,
    license: needs(license.verification, license.expirationDate),
    insurance: needs(insurance.verification, insurance.expirationDate),
  }
  const part = (name: Part) => ({
    title: words[name],
    isOpen: needed[name] || opened === name,
    onOpen: () => setOpened(name),
  })
  const form = (name: Part) => ({
    driver,
    draftName: `${draftPrefix}:${name}:${driver.driverId}`,
    onSaved: () => {
      setOpened(undefined)
      statusToast(words.saved(words[name]))
    },
    onCancel: needed[name] ? undefined : () => setOpened(undefined),
  })
  return (
    <>
      <Section {...part('person')} summary={<PersonSummary driver={driver} />}>
        <PersonForm {...form('person')} user={user} />
      </Section>
      <Section
        {...part('license')}
        badge={<VerificationBadge of="license" verification={license.verification} />}
        reason={license.reason}
        summary={<LicenseSummary driver={driver} />}
      >
        <LicenseForm {...form('license')} tripEnd={tripEnd} />
      </Section>
      <Section
        {...part('insurance')}
        badge={<VerificationBadge of="insurance" verification={insurance.verification} />}
        reason={insurance.reason}
        summary={<InsuranceSummary driver={driver} />}
      >
        <InsuranceForm {...form('insurance')} tripEnd={tripEnd} />
      </Section>
    </>
  )
}
