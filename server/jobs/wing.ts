import { runWhileOn, whileOn } from '../people/company/company-parts.ts'
import type { Wing } from '../platform/wing.ts'
import { jobsToRate, remindToRateJobs } from './job-reminders/ratings.ts'
import { remindOfJobs, windowsToRemindOf } from './job-reminders/windows.ts'
import { endSharing, sharingOver } from './job-safety/end-sharing.ts'
import { forgetRoutes, routesToLookAlong, tellOfMatches } from './job-search/tell-of-matches.ts'
import { jobsDue, passTimeOfJobs } from './jobs/expire-jobs.ts'
import { doJobTogether } from './jobs/jobs-store.ts'
import { jobThreadFor, opensThreadPicture } from './jobs/job-thread.ts'
import { forgetJobs } from './jobs/forget-jobs.ts'
import { endRelocation } from './relocation/end-relocation.ts'
import { jobSearchHandlers } from './job-search/handlers.ts'
import { jobSafetyHandlers } from './job-safety/handlers.ts'
import { jobHandlers } from './jobs/handlers.ts'
import { relocationHandlers } from './relocation/handlers.ts'
import { jobsExports } from './exports.ts'

/** What `jobs` brings to the server. */
export const jobs = {
  handlers: {
    ...whileOn(
      'jobs',
      {
        ...jobSearchHandlers,
        ...jobSafetyHandlers,
        ...jobHandlers,
        ...relocationHandlers,
      },
      // What was earned stays one's own.
      ['credits'],
    ),
  },
  reactions: {
    jobEnded: [(tx, event) => endRelocation(tx, event)],
  },
  answers: { doJobTogether, jobThread: jobThreadFor, opensThreadPicture },
  forgets: [
    (tx, { userId }) => forgetRoutes(tx, userId),
    (tx, { userId, at }, services) => forgetJobs(tx, userId, services, at),
  ],
  work: [
    {
      name: 'jobs',
      everySeconds: 60,
      scans: true,
      due: jobsDue,
      run: runWhileOn('jobs', passTimeOfJobs),
    },
    { name: 'locations of jobs', everySeconds: 15, scans: true, due: sharingOver, run: endSharing },
    {
      name: 'remind of jobs',
      everySeconds: 60,
      lane: 'reminders',
      scans: true,
      due: windowsToRemindOf,
      run: runWhileOn('jobs', remindOfJobs),
    },
    {
      name: 'remind of job ratings',
      everySeconds: 900,
      lane: 'reminders',
      scans: true,
      due: jobsToRate,
      run: runWhileOn('jobs', remindToRateJobs),
    },
    {
      name: 'job matches',
      everySeconds: 600,
      lane: 'reminders',
      scans: true,
      due: routesToLookAlong,
      run: runWhileOn('jobs', tellOfMatches),
    },
  ],
  exports: jobsExports,
  routes: [],
} satisfies Wing
