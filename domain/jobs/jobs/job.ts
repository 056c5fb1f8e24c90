/** What a job is (docs/product/jobs.md#types). */
export const jobTypes = [
  'rideRequest',
  'rideOffer',
  'delivery',
  'movingHelp',
  'errand',
  'carWash',
  'roadside',
  'inspection',
  'relocation',
] as const
export type JobType = (typeof jobTypes)[number]

/** The kinds that a person posts; relocations are the company's. */
export const postedTypes = jobTypes.filter((type) => type !== 'relocation')

/** How a job stands (docs/product/jobs.md#status). */
export const jobStatuses = [
  'open',
  'assigned',
  'done',
  'completed',
  'cancelled',
  'expired',
] as const
export type JobStatus = (typeof jobStatuses)[number]

export const applicationStatuses = [
  'pending',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Who may see a job: every signed-in person, or the owner's connections. */
export const visibilities = ['all', 'network'] as const
export type Visibility = (typeof visibilities)[number]

/** How much there is to carry. */
export const jobSizes = ['small', 'medium', 'large'] as const
export type JobSize = (typeof jobSizes)[number]

type Shape = {
  /** Whether it leads somewhere: always, never, or as its owner says. */
  destination: 'required' | 'optional' | 'none'
  /** What is counted or measured. */
  room: 'seats' | 'size' | 'none'
  /** Whose license has to be verified, because driving is part of it. */
  driver: 'owner' | 'assignee' | undefined
  /** Who pays whom; a relocation is a credit of the company (docs/product/jobs.md#money). */
  payer: 'owner' | 'assignee' | 'company'
}

/** What each kind needs and who drives (docs/product/jobs.md#types). */
export const jobShapes: Record<JobType, Shape> = {
  rideRequest: { destination: 'required', room: 'seats', driver: 'assignee', payer: 'owner' },
  rideOffer: { destination: 'required', room: 'seats', driver: 'owner', payer: 'assignee' },
  delivery: { destination: 'required', room: 'size', driver: 'assignee', payer: 'owner' },
  movingHelp: { destination: 'optional', room: 'size', driver: 'assignee', payer: 'owner' },
  errand: { destination: 'optional', room: 'none', driver: 'assignee', payer: 'owner' },
  carWash: { destination: 'none', room: 'none', driver: undefined, payer: 'owner' },
  roadside: { destination: 'none', room: 'none', driver: undefined, payer: 'owner' },
  inspection: { destination: 'none', room: 'none', driver: undefined, payer: 'owner' },
  relocation: { destination: 'required', room: 'none', driver: 'assignee', payer: 'company' },
}

/** The longest that a job's window is: days of 24 hours. */
export const longestWindowDays = 30
/** How far ahead a job is posted. */
export const furthestAheadDays = 180
/** Cents; nobody pays more for a small job. */
export const highestPriceCents = 500_000
export const mostSeats = 8
export const mostVia = 5
export const mostPhotos = 6
/** Miles. */
export const longestDetour = 100
