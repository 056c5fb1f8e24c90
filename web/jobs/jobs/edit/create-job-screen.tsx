import { useMessages } from '#web/core/i18n.ts'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { editMessages } from './edit-messages.ts'
import { JobForm } from './job-form.tsx'
import { useJobForm } from './use-job-form.ts'

/** A new job (docs/product/jobs.md#types). */
export function CreateJobScreen() {
  const words = useMessages(editMessages)
  const job = useJobForm(undefined)
  return (
    <Page title={words.createTitle}>
      <PageHead title={words.createTitle}>{words.createLead}</PageHead>
      <JobForm job={job} isNew />
    </Page>
  )
}
