import type { ReactNode, RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { InsuranceFields } from '../parts/insurance-fields.tsx'
import { LicenseFields } from '../parts/license-fields.tsx'
import {
  BirthDateField,
  FirstNameField,
  LastNameField,
  type PersonValues,
  PhoneField,
} from '../parts/person-fields.tsx'
import { EmailAndTerms } from '../parts/registration-fields.tsx'
import { VerificationBadge } from '../parts/verification-badge.tsx'
import { personalMessages } from '../personal-messages.ts'
import { LaterCamera } from '../reading/later-camera.tsx'
import { PapersStart } from '../reading/papers-start.tsx'
import { ReadLines } from '../reading/read-lines.tsx'
import { ReadingNotes } from '../reading/reading-notes.tsx'
import type { usePapers } from './use-papers.ts'

type PapersFormProps = {
  id: string
  frame: RefObject<HTMLFormElement | null>
  papers: ReturnType<typeof usePapers>
  driver: Driver | undefined
  tripEnd: string
  /** The company's collision cover was chosen for the trip. */
  isCovered: boolean
  /** Before everything, for somebody who is not signed in. */
  above: ReactNode
  onSubmit: () => void
}

/** What is missing of a person's papers, one part below the other; the button stands in the bar. */
export function PapersForm(props: PapersFormProps) {
  const { id, frame, papers, driver, tripEnd, above, onSubmit } = props
  const words = useMessages(personalMessages)
  const { needed, registration, insurance, own } = papers
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
      {above}
      {papers.isStart ? (
        <PapersStart papers={papers} />
      ) : (
        <>
          {needed.license && <LicenseCard {...props} />}
          {needed.insurance && (
            <Card aria-label={words.insurance} className="grid gap-4">
              <PartHead title={words.insurance} reason={driver?.insurance.reason}>
                {driver?.insurance.verification === 'rejected' && (
                  <VerificationBadge of="insurance" verification="rejected" />
                )}
              </PartHead>
              <InsuranceFields part={insurance} tripEnd={tripEnd} isCovered={props.isCovered} />
            </Card>
          )}
          {needed.person && (
            <Card className="grid gap-4">
              <h2>{words.contact}</h2>
              {!needed.license && <NameFields form={own.form} />}
              <PhoneField form={own.form} isOwn />
              {!papers.isRegistered && <EmailAndTerms part={registration} />}
            </Card>
          )}
        </>
      )}
      {/* Outside of what changes below it with what it reads. */}
      <LaterCamera reading={papers.reading} />
      {papers.isKept && <p className="text-14 text-ink-2">{words.draft}</p>}
    </form>
  )
}

/** A license: six lines to check once it was read, or fields to fill in. */
function LicenseCard({ papers, driver, tripEnd }: PapersFormProps) {
  const words = useMessages(personalMessages)
  const { needed, license, reading, own } = papers
  const head = (
    <PartHead title={words.license} reason={driver?.license.reason}>
      {driver?.license.verification === 'rejected' && (
        <VerificationBadge of="license" verification="rejected" />
      )}
    </PartHead>
  )
  if (!reading.isRead)
    return (
      <Card aria-label={words.license} className="grid gap-4">
        {head}
        <LicenseFields
          part={license}
          reading={reading}
          tripEnd={tripEnd}
          person={needed.person && <NameFields form={own.form} />}
        />
      </Card>
    )
  return (
    <>
      <ReadingNotes reading={reading} />
      <section
        aria-label={words.license}
        className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
      >
        <ReadLines
          key={reading.times}
          papers={papers}
          person={needed.person ? own.form : undefined}
          tripEnd={tripEnd}
        />
      </section>
    </>
  )
}

function NameFields({ form }: { form: UseFormReturn<PersonValues> }) {
  return (
    <>
      <FirstNameField form={form} isOwn />
      <LastNameField form={form} isOwn />
      <BirthDateField form={form} isOwn />
    </>
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
