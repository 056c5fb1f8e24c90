import { FlagField, IdField, IntField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { JobValues } from '#protocol/community/reviews/rated-fields.ts'
import * as z from 'zod/mini'
import { Job } from './job.ts'
import { PayField } from './update-job.ts'

const output = z.object({ job: Job })

export const jobAccept = command('jobAccept', {
  about:
    'Applies to a job with an offer and a comment, or changes the own application or says yes to it again; its owner accepts an application with `application` and its `version`. What changed meanwhile answers 409 with what it is now.',
  access: 'user',
  input: z.object({
    id: IdField,
    /** Dollars; the job's price when it is left out. */
    offer: z.optional(PayField),
    comment: z.optional(TextField(1000)),
    application: z.optional(IdField),
    /** As it was read: of the application that its owner accepts, where it is needed; of the job that somebody applies to. */
    version: z.optional(IntField),
  }),
  output,
})

export const jobApplicationRemove = command('jobApplicationRemove', {
  about: 'Takes the own application back; whoever was accepted leaves the job.',
  access: 'user',
  input: z.object({ id: IdField }),
  output,
})

export const jobCancel = command('jobCancel', {
  about: 'The owner cancels a job, or with `restore=1` brings a canceled one back.',
  access: 'user',
  input: z.object({ id: IdField, restore: z.optional(FlagField) }),
  output,
})

export const markJobDone = command('markJobDone', {
  about: 'Whoever does the job says that it is done; its owner confirms, or it confirms itself.',
  access: 'user',
  input: z.object({ id: IdField }),
  output,
})

export const jobCompletion = command('jobCompletion', {
  about:
    'The owner confirms that a job is done and rates who did it; whoever did it rates the owner.',
  access: 'user',
  input: z.object({
    id: IdField,
    ...z.partial(z.object(JobValues)).shape,
    comments: z.optional(TextField(2000)),
    /** Of who did it, as it was read: somebody else's answers 409. */
    application: z.optional(IdField),
  }),
  output,
})
