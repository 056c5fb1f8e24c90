import { useState } from 'react'
import type { UserInfo } from '#protocol/people/account/user-info.ts'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import { useMessages } from '#web/core/i18n.ts'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { neededPapers, type PaperName } from '../papers/needed.ts'
import { useInsurance } from '../papers/use-insurance.ts'
import { useLicense } from '../papers/use-license.ts'
import { LaterCamera } from '../reading/later-camera.tsx'
import { useReading } from '../reading/use-reading.ts'
import { personalMessages } from '../personal-messages.ts'
import { FormEnd } from './form-end.tsx'
import { InsuranceFields } from './insurance-fields.tsx'
import { LicenseFields } from './license-fields.tsx'
import { PersonForm } from './person-form.tsx'
import { Section } from './section.tsx'
import { submitOf } from './submit-of.ts'
import { InsuranceSummary, LicenseSummary, PersonSummary } from './summaries.tsx'
import { VerificationBadge } from './verification-badge.tsx'

type DriverSectionsProps = {
  driver: Driver
  /** The account's person, when this is their own driver. */
  user?: UserInfo
  /** The trip's last day in the Driver step. */
  tripEnd: string | undefined
  draftPrefix: string
  /** Only what is on file: what is missing is asked for elsewhere. */
  onlyKnown?: boolean
}

/** One driver: details, license and insurance, each saved separately; what is missing is open. */
export function DriverSections({
  driver,
  user,
  tripEnd,
  draftPrefix,
  onlyKnown = false,
}: DriverSectionsProps) {
  const words = useMessages(personalMessages)
  const [opened, setOpened] = useState<PaperName>()
  const { license, insurance } = driver
  const needed = neededPapers(driver, tripEnd)
  const isShown = (name: PaperName) => !onlyKnown || !needed[name]
  const part = (name: PaperName) => ({
    title: words[name],
    isOpen: needed[name] || opened === name,
    onOpen: () => setOpened(name),
  })
  const form = (name: PaperName) => ({
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
      {isShown('person') && (
        <Section {...part('person')} summary={<PersonSummary driver={driver} />}>
          <PersonForm {...form('person')} user={user} />
        </Section>
      )}
      {isShown('license') && (
        <Section
          {...part('license')}
          badge={<VerificationBadge of="license" verification={license.verification} />}
          reason={license.reason}
          summary={<LicenseSummary driver={driver} />}
        >
          <LicenseForm {...form('license')} tripEnd={tripEnd} />
        </Section>
      )}
      {isShown('insurance') && (
        <Section
          {...part('insurance')}
          badge={<VerificationBadge of="insurance" verification={insurance.verification} />}
          reason={insurance.reason}
          summary={<InsuranceSummary driver={driver} />}
        >
          <InsuranceForm {...form('insurance')} tripEnd={tripEnd} />
        </Section>
      )}
    </>
  )
}

type DocumentFormProps = {
  driver: Driver
  draftName: string
  /** The trip's last day, YYYY-MM-DD, in the Driver step. */
  tripEnd: string | undefined
  onSaved: () => void
  onCancel?: () => void
}

/** A license that is saved by itself. */
function LicenseForm({ driver, draftName, tripEnd, onSaved, onCancel }: DocumentFormProps) {
  const part = useLicense({ driver, draftName, onSaved })
  const reading = useReading({ license: part, known: driver })
  return (
    <form noValidate className="grid gap-4" onSubmit={submitOf(part)}>
      <LicenseFields part={part} reading={reading} tripEnd={tripEnd} />
      <LaterCamera reading={reading} />
      <FormEnd part={part} onCancel={onCancel} />
    </form>
  )
}

/** An insurance that is saved by itself. */
function InsuranceForm(props: DocumentFormProps) {
  const { tripEnd, onCancel } = props
  const part = useInsurance(props)
  return (
    <form noValidate className="grid gap-4" onSubmit={submitOf(part)}>
      <InsuranceFields part={part} tripEnd={tripEnd} />
      <FormEnd part={part} onCancel={onCancel} />
    </form>
  )
}
