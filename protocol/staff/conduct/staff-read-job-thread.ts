import { IdField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { ThreadItem } from '#protocol/help/help/thread.ts'
import * as z from 'zod/mini'

export const staffReadJobThread = command('staffReadJobThread', {
  about:
    'What two members wrote to each other about a job, while one of them has an open report on the other (`reports[].jobs` of `staffPeople`). Each reading stands in the audit log, so that it is a change.',
  access: 'staff',
  input: z.object({ report: IdField, job: IdField }),
  output: z.object({ messages: z.array(ThreadItem) }),
})
