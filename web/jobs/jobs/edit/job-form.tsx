import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { visibilities } from '#domain/jobs/jobs/job.ts'
import { userInfo } from '#protocol/people/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { KeptDraft } from '../parts/kept-draft.tsx'
import { jobNames } from '../parts/type-names.ts'
import { DetailFields } from './detail-fields.tsx'
import { editMessages } from './edit-messages.ts'
import { JobPreview } from './job-preview.tsx'
import { MissingNote } from './missing-note.tsx'
import { PhotosField } from './photos-field.tsx'
import { PriceFields } from './price-fields.tsx'
import { TypeField } from './type-field.tsx'
import type { JobForm as JobFormState, JobFormOf } from './use-job-form.ts'
import { WhenFields } from './when-fields.tsx'
import { WhereFields } from './where-fields.tsx'

type JobFormProps = { job: JobFormState; isNew: boolean }

/** The form of a job: what it is first, then what a job of that type needs, and its card at the end. */
export function JobForm({ job, isNew }: JobFormProps) {
  const words = useMessages(editMessages)
  const { data } = useRead(userInfo, {})
  const { form, values } = job
  return (
    <form noValidate onSubmit={(event) => void job.submit(event)} className="cols">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isNew && (
          <Card className="grid gap-4">
            <TypeField form={form} />
            <MissingNote known={data} type={values.type} />
          </Card>
        )}
        {values.type !== '' && (
          <>
            <Part title={words.where}>
              <WhereFields job={job} />
            </Part>
            <Part title={words.when}>
              <WhenFields job={job} />
            </Part>
            <Part title={words.details}>
              <DetailFields job={job} />
            </Part>
            <Part title={words.price}>
              <PriceFields job={job} />
            </Part>
            <Part title={words.more}>
              <PhotosField form={form} />
              <VisibilityField form={form} />
            </Part>
          </>
        )}
      </div>
      <div className="grid gap-4 lg:sticky lg:top-24">
        <h2>{words.preview}</h2>
        <JobPreview job={job} user={data?.userInfo} isNew={isNew} />
        <div role="alert" className="empty:hidden">
          {job.refused !== undefined && (
            <Banner tone="danger">
              <p>{job.refused}</p>
              <LinkButton to={routes.personal} variant="secondary" size="sm" className="mt-2">
                {words.myDetails}
              </LinkButton>
            </Banner>
          )}
          {job.conflict && (
            <Banner tone="warn">
              <p>{words.changedElsewhere}</p>
              <div className="mt-2 flex flex-wrap gap-2">
                <Button size="sm" onClick={(event) => void job.conflict?.saveMine(event)}>
                  {words.saveMine}
                </Button>
                <Button variant="secondary" size="sm" onClick={job.conflict.takeOther}>
                  {words.takeOther}
                </Button>
              </div>
            </Banner>
          )}
        </div>
        <Button type="submit" size="lg" full busy={job.isPending}>
          {isNew ? words.post : words.save}
        </Button>
        <KeptDraft isKept={job.isKept} onStartOver={job.startOver} />
      </div>
    </form>
  )
}

/** All members, or only one's connections. */
function VisibilityField({ form }: { form: JobFormOf }) {
  const words = useMessages(editMessages)
  const names = useMessages(jobNames)
  const { field, fieldState } = useController({ control: form.control, name: 'visibility' })
  return (
    <RadioCards
      label={words.visibility}
      value={field.value}
      onChange={(id) => field.onChange(id === 'network' ? 'network' : 'all')}
      error={fieldState.error?.message}
      columns={3}
      cards={visibilities.map((id) => ({ id, content: names.visibilities[id] }))}
    />
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2>{title}</h2>
      {children}
    </Card>
  )
}
