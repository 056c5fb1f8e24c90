import type { Wing } from '../platform/wing.ts'
import { countDueNotices, readersToTell, sendNotices } from './digests/send-notices.ts'
import { appointmentsToRemindOf, remindAppointments } from './reminders/appointments.ts'
import { documentsToRemindOf, remindDocuments } from './reminders/documents.ts'
import { endingsToRemindOf, remindEndings } from './reminders/endings.ts'
import { holdsToWarnOf, warnHolds } from './reminders/holds.ts'
import { mattersWithClock, tellStaffOfClock } from './reminders/staff-clock.ts'
import {
  countWaitingWebhooks,
  forgetOldWebhooks,
  oldWebhooks,
  sendWebhooks,
  webhooksToSend,
} from './webhooks/send-webhooks.ts'
import { webhookReactions } from './webhooks/outbox.ts'
import { newsExports } from './exports.ts'

/** What `news` brings to the server. */
export const news = {
  handlers: {},
  reactions: webhookReactions,
  forgets: [],
  work: [
    {
      name: 'webhooks',
      everySeconds: 2,
      topics: ['webhooks'],
      lane: 'webhooks',
      due: webhooksToSend,
      run: sendWebhooks,
      waiting: countWaitingWebhooks,
    },
    {
      name: 'old webhooks',
      everySeconds: 3600,
      scans: true,
      due: oldWebhooks,
      run: forgetOldWebhooks,
    },
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
