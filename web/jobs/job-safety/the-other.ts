import type { Job } from '#protocol/jobs/jobs/job.ts'

/** Who it is done with, as a card names them. */
export const otherOf = (job: Job): string =>
  (job.role === 'owner' ? job.assignee : job.owner)?.name ?? ''

/** Whether the two sit in one car. */
export const isRide = ({ type }: Pick<Job, 'type'>): boolean =>
  type === 'rideRequest' || type === 'rideOffer'
