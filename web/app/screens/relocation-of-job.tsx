import type { Job } from '#protocol/jobs/jobs/job.ts'
import { RelocationOfJob } from '#web/jobs/relocation/relocation-of-job.tsx'
import { StaffCard } from '#web/staff/staff/relocations/staff-card.tsx'

/** The car of a relocation, with what staff decide about it. */
export function WholeRelocation({ job }: { job: Job }) {
  return <RelocationOfJob job={job} StaffCard={StaffCard} />
}
