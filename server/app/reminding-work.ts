import type { Work } from '../platform/work/work.ts'
import { proposeMaintenanceFees } from '../money/fees/propose-maintenance-fees.ts'
import { pursueInspections, inspectionsToPursue } from '../money/fees/pursue-inspections.ts'
import { itemsToProposeFor } from '../rentals/maintenance/maintenance-rows.ts'
import {
  remindOfMaintenance,
  maintenanceDue,
} from '../rentals/maintenance/remind-of-maintenance.ts'
import { remindAppointments, appointmentsToRemindOf } from '../news/reminders/appointments.ts'
import { remindDocuments, documentsToRemindOf } from '../news/reminders/documents.ts'
import { remindEndings, endingsToRemindOf } from '../news/reminders/endings.ts'
import { mattersWithClock, tellStaffOfClock } from '../news/reminders/staff-clock.ts'
import { remindToRateJobs, jobsToRate } from '../jobs/job-reminders/ratings.ts'
import { remindOfJobs, windowsToRemindOf } from '../jobs/job-reminders/windows.ts'
import { tellOfMatches, routesToLookAlong } from '../jobs/job-search/tell-of-matches.ts'
import { remindToRate, rentalsToRemindOf } from '../community/reviews/ask-to-rate.ts'

/**
 * What tells people something in good time: it may come by the thousands, and waits for nothing
 * that is urgent, nor the other way round.
 */
export const remindingWork: Work[] = [
  {
    name: 'tell staff what has a clock',
    everySeconds: 30,
    lane: 'reminders',
    topics: ['documents'],
    scans: true,
    due: mattersWithClock,
    run: tellStaffOfClock,
  },
  {
    name: 'remind of appointments',
    everySeconds: 60,
    lane: 'reminders',
    scans: true,
    due: appointmentsToRemindOf,
    run: remindAppointments,
  },
  {
    name: 'remind of ends',
    everySeconds: 300,
    lane: 'reminders',
    scans: true,
    due: endingsToRemindOf,
    run: remindEndings,
  },
  {
    name: 'remind of documents',
    everySeconds: 900,
    lane: 'reminders',
    topics: ['documents'],
    scans: true,
    due: documentsToRemindOf,
    run: remindDocuments,
  },
  {
    name: 'weekly inspections',
    everySeconds: 60,
    lane: 'reminders',
    scans: true,
    due: inspectionsToPursue,
    run: pursueInspections,
  },
  {
    name: 'maintenance fees',
    everySeconds: 600,
    lane: 'reminders',
    scans: true,
    due: itemsToProposeFor,
    run: proposeMaintenanceFees,
  },
  {
    name: 'maintenance',
    everySeconds: 60,
    lane: 'reminders',
    topics: ['maintenance'],
    scans: true,
    due: maintenanceDue,
    run: remindOfMaintenance,
  },
  {
    name: 'remind of ratings',
    everySeconds: 900,
    lane: 'reminders',
    scans: true,
    due: rentalsToRemindOf,
    run: remindToRate,
  },
  {
    name: 'remind of jobs',
    everySeconds: 60,
    lane: 'reminders',
    scans: true,
    due: windowsToRemindOf,
    run: remindOfJobs,
  },
  {
    name: 'remind of job ratings',
    everySeconds: 900,
    lane: 'reminders',
    scans: true,
    due: jobsToRate,
    run: remindToRateJobs,
  },
  {
    name: 'job matches',
    everySeconds: 600,
    lane: 'reminders',
    scans: true,
    due: routesToLookAlong,
    run: tellOfMatches,
  },
]
