import type { ReactNode, RefObject } from 'react'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { InsuranceFields } from '../parts/insurance-fields.tsx'
import { LicenseFields } from '../parts/license-fields.tsx'
import { PersonFields } from '../parts/person-fields.tsx'
import { RegistrationFields } from '../parts/registration-fields.tsx'
import { VerificationBadge } from '../parts/verification-badge.tsx'
import { personalMessages } from '../personal-messages.ts'
import { today } from '../today.ts'
import type { usePapers } from './use-papers.ts'

type PapersFormProps = {
  id: string
  frame: RefObject<HTMLFormElement | null>
  papers: ReturnType<typeof usePapers>
  driver: Driver | undefined
  tripEnd: string
  /** Before the fields of the person, for somebody who is not signed in. */
  above: ReactNode
  onSubmit: () => void
}

/** What is missing of a person's papers, one part below the other; the button stands in the bar. */
export function PapersForm(props: PapersFormProps) {
  const { id, frame, papers, driver, tripEnd, above, onSubmit } = props
  const words = useMessages(personalMessages)
  const { needed, registration, person, license, insurance } = papers
  return (
    <form
      id={id}
      ref={frame}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {papers.refusal && (
        <Banner tone="danger" role="alert">
          {papers.refusal}
        </Banner>
      )}
      {needed.person && (
        <Card aria-label={words.person} className="grid gap-4">
          <h2>{words.person}</h2>
          {above}
          {papers.isRegistered ? (
            <PersonFields form={person.form} isOwn today={today()} />
          ) : (
            <RegistrationFields part={registration} />
          )}
        </Card>
      )}
      {needed.license && (
        <Card aria-label={words.license} className="grid gap-4">
          <PartHead title={words.license} reason={driver?.license.reason}>
            {driver?.license.verification === 'rejected' && (
              <VerificationBadge of="license" verification="rejected" />
            )}
          </PartHead>
          <LicenseFields part={license} tripEnd={tripEnd} />
        </Card>
      )}
      {needed.insurance && (
        <Card aria-label={words.insurance} className="grid gap-4">
          <PartHead title={words.insurance} reason={driver?.insurance.reason}>
            {driver?.insurance.verification === 'rejected' && (
              <VerificationBadge of="insurance" verification="rejected" />
            )}
          </PartHead>
          <InsuranceFields part={insurance} tripEnd={tripEnd} />
        </Card>
      )}
      {papers.isKept && <p className="text-14 text-ink-2">{words.draft}</p>}
    </form>
  )
}

type PartHeadProps = { title: string; reason: string | undefined; children: ReactNode }

function PartHead({ title, reason, children }: PartHeadProps) {
  const words = useMessages(personalMessages)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2>{title}</h2>
        {children}
      </div>
      {reason && <p className="font-bold text-danger">{words.reason(reason)}</p>}
    </>
  )
}
