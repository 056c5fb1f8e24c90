import { jobActions } from '#domain/jobs/jobs/job-moves.ts'
import {
  applicationStatuses,
  jobSizes,
  jobStatuses,
  jobTypes,
  visibilities,
} from '#domain/jobs/jobs/job.ts'
import { Dollars, Instant, WallTime } from '#protocol/core/shapes.ts'
import { Place } from '#protocol/fleet/places/place.ts'
import { Score } from '#protocol/community/reviews/review.ts'
import * as z from 'zod/mini'

/** The other person of a job, as a card shows them; the company for its relocations, which has no id. */
export const JobPerson = z.object({
  id: z.optional(z.string()),
  /** First name and initial; the company's name. */
  name: z.string(),
  img: z.optional(z.string()),
  score: z.optional(Score),
  /** How much the caller can trust them, 0 to 100. */
  trust: z.optional(z.number()),
})
export type JobPerson = z.infer<typeof JobPerson>

/** Where exactly, for the owner and who does the job (docs/product/jobs.md#places). */
export const ExactPlace = z.object({
  address: z.optional(z.string()),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
})

/** A job as a list shows it (docs/product/entities.md#job). */
export const JobCard = z.object({
  id: z.string(),
  type: z.enum(jobTypes),
  status: z.enum(jobStatuses),
  /** Missing for the company's. */
  jobOwnerId: z.optional(z.string()),
  owner: JobPerson,
  title: z.string(),
  /** The language of title and description. */
  language: z.string(),
  area: z.string(),
  from: Place,
  to: z.optional(Place),
  via: z.array(Place),
  /** On the area's wall clock. */
  start: WallTime,
  end: WallTime,
  /** Dollars; a seat's, for a ride offered. Missing where offers are asked for. */
  price: z.optional(Dollars),
  seats: z.optional(z.number()),
  size: z.optional(z.enum(jobSizes)),
  /** Miles that a ride offered goes out of its way. */
  maxDetour: z.optional(z.number()),
  /** By road, guessed; 0 without a destination. */
  miles: z.number(),
  /** Applications that wait or were accepted. */
  offers: z.number(),
  visibility: z.enum(visibilities),
  /** Posted in the last day. */
  isNew: z.optional(z.literal(true)),
  /** How the caller stands to it. */
  role: z.enum(['owner', 'applicant', 'assigned', 'other']),
  /** The caller's own application, dollars and what they wrote. */
  offer: z.optional(Dollars),
  comment: z.optional(z.string()),
  applicationStatus: z.optional(z.enum(applicationStatuses)),
})
export type JobCard = z.infer<typeof JobCard>

/** An application as the owner reads it. */
export const JobApplication = z.object({
  id: z.string(),
  person: JobPerson,
  offer: Dollars,
  comment: z.string(),
  language: z.string(),
  status: z.enum(applicationStatuses),
  /** The job is another one since; it waits until its writer says yes again. */
  setAside: z.optional(z.literal(true)),
  /** Accepting it carries this. */
  version: z.number(),
  createdAt: Instant,
})
export type JobApplication = z.infer<typeof JobApplication>

/** What has happened to it, newest last, in the language of the call. */
const JobEvent = z.object({ text: z.string(), at: WallTime })

/** A job on its own page, as much of it as the caller may know (docs/product/jobs.md#rights). */
export const Job = z.extend(JobCard, {
  description: z.string(),
  /** Ids of files, read at `/files/ID` with the session header. */
  photos: z.array(z.string()),
  exactFrom: z.optional(ExactPlace),
  exactTo: z.optional(ExactPlace),
  /** Dollars: what the trip costs who drives, its gas alone, and the most that a seat may cost. */
  tripCost: z.optional(Dollars),
  gasCost: z.optional(Dollars),
  highestSeat: z.optional(Dollars),
  minutes: z.number(),
  /** The owner reads all, others only that of their own. */
  applications: z.array(JobApplication),
  assignee: z.optional(JobPerson),
  /** Its owner and who does it, while it runs. */
  phone: z.optional(z.string()),
  history: z.array(JobEvent),
  allowedActions: z.array(z.enum(jobActions)),
  /** Why the caller cannot apply, where one would expect that they can. */
  notApplied: z.optional(z.string()),
  /** What changed since the caller's offer, which waits until they say yes again. */
  askedAgain: z.optional(z.string()),
  /** Whether leaving or cancelling now is late. */
  isLate: z.boolean(),
  restorableUntil: z.optional(WallTime),
  confirmsItselfAt: z.optional(WallTime),
  /** What staff say of sharing costs and of cover, where driving is part of it. */
  rules: z.optional(z.string()),
  version: z.number(),
})
export type Job = z.infer<typeof Job>
