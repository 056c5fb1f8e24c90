import type { ComponentType } from 'react'
import type { Job } from '#protocol/jobs/jobs/job.ts'

/** What the page of a job shows of wings that know jobs; `web/app/screens` hands it over. */
export type LaterParts = {
  /** The car of a relocation, with what staff decide about it. */
  RelocationOfJob: ComponentType<{ job: Job }>
  /** Tells staff what is wrong with a person. */
  ReportButton: ComponentType<{ userId: string; name: string }>
}
