import { lazy } from 'react'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { JobScreen } from '#web/jobs/jobs/page/job-screen.tsx'
import { ReportButton } from '#web/staff/conduct/report-button.tsx'

const RelocationOfJob = lazy(async () => ({
  default: (await loadOrReload(() => import('./relocation-of-job.tsx'))).WholeRelocation,
}))

/** One job, with the car it brings and the way to report who posted it. */
export function WholeJob() {
  return <JobScreen RelocationOfJob={RelocationOfJob} ReportButton={ReportButton} />
}
