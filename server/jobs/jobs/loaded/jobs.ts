import { rowsInto } from '../../../platform/db/insert-rows.ts'

/* Loaded all at once, with the base of an installation or the sample data (server/app/demo), and by nobody else. */

export const insertJobs = rowsInto('job')
export const insertApplications = rowsInto('job_application')
export const insertJobEvents = rowsInto('job_event')
