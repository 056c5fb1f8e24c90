import type { Wing } from '../platform/wing.ts'
import { countDueNotices, readersToTell, sendNotices } from './digests/send-notices.ts'
import { appointmentsToRemindOf, remindAppointments } from './reminders/appointments.ts'
import { documentsToRemindOf, remindDocuments } from './reminders/documents.ts'
import { endingsToRemindOf, remindEndings } from './reminders/endings.ts'
import { holdsToWarnOf, warnHolds } from './reminders/holds.ts'
import { mattersWithClock, tellStaffOfClock } from './reminders/staff-clock.ts'
import { newsExports } from './exports.ts'

/** What `news` brings to the server. */
export const news = {
  handlers: {},
  reactions: {},
  forgets: [],
  work: [
    {
      name: 'notices by mail',
      everySeconds: 5,
      topics: ['notices'],
      due: readersToTell,
      run: sendNotices,
      waiting: countDueNotices,
    },
    { name: 'warn of holds', everySeconds: 5, scans: true, due: holdsToWarnOf, run: warnHolds },
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
  ],
  exports: newsExports,
  routes: [],
} satisfies Wing
