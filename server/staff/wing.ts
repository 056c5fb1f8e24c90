import type { Wing } from '../platform/wing.ts'
import { forgetConduct, keepMarks, marksToKeep } from './conduct/forget-conduct.ts'
import { markBlocked } from './conduct/mark-blocked.ts'
import { forgetDeletionCode } from './leaving/deletion-code.ts'
import {
  exportsOver,
  exportsToMake,
  forgetExports,
  makeExports,
  sweepExports,
} from './leaving/export/make-exports.ts'
import { calendarsHandlers } from './calendars/handlers.ts'
import { calendarMatters, tellOfCalendars } from './calendars/tell-of-calendars.ts'
import { registerCalendars } from './calendars/calendar-route.ts'
import { forgetLinks } from './calendars/calendar-links.ts'
import { callersHandlers } from './callers/handlers.ts'
import { forgetQuotes } from './callers/staff-send-quote.ts'
import { connectionHandlers } from './connections/handlers.ts'
import { conductHandlers } from './conduct/handlers.ts'
import { opensReportedPicture } from './conduct/reported-threads.ts'
import { registerCarsFile } from './garage/staff-fleet-file.ts'
import { oldPhotoFiles, sweepPhotoFiles } from './garage/photo-file-store.ts'
import { photoFilesToTake, takePhotoFiles } from './garage/take-photo-files.ts'
import { garageHandlers } from './garage/handlers.ts'
import { leavingHandlers } from './leaving/handlers.ts'
import { registerExportFiles } from './month/export-files.ts'
import { monthHandlers } from './month/handlers.ts'
import { movingHandlers } from './moving/handlers.ts'
import { openingHandlers } from './opening/handlers.ts'
import { forgetNotes } from './order-page/order-notes.ts'
import { orderPageHandlers } from './order-page/handlers.ts'
import { plannerHandlers } from './planner/handlers.ts'
import { staffSearch } from './search/staff-search.ts'
import { staffHandlers } from './staff/handlers.ts'
import { teamHandlers } from './team/handlers.ts'
import { registerDisputePack } from './dispute-pack/pack-route.ts'
import { registerExports } from './leaving/export/export-route.ts'
import { staffExports } from './exports.ts'

/** What `staff` brings to the server. */
export const staff = {
  handlers: {
    ...calendarsHandlers,
    ...callersHandlers,
    ...conductHandlers,
    ...connectionHandlers,
    ...garageHandlers,
    ...leavingHandlers,
    ...monthHandlers,
    ...movingHandlers,
    ...openingHandlers,
    ...orderPageHandlers,
    ...plannerHandlers,
    ...staffHandlers,
    staffSearch,
    ...teamHandlers,
  },
  reactions: {
    licenseGiven: [(tx, { userId, at }) => markBlocked(tx, userId, at)],
  },
  answers: { opensReportedPicture },
  forgets: [
    (tx, { userId }) => forgetLinks(tx, userId),
    (tx, { userId }) => forgetDeletionCode(tx, userId),
    (tx, { userId }) => forgetExports(tx, userId),
    (tx, { userId }) => forgetNotes(tx, userId),
    (tx, { userId }) => forgetQuotes(tx, userId),
    (tx, { userId, at }) => forgetConduct(tx, userId, at),
  ],
  work: [
    {
      name: 'account exports',
      everySeconds: 60,
      topics: ['exports'],
      lane: 'exports',
      due: exportsToMake,
      run: makeExports,
    },
    {
      name: 'old exports',
      everySeconds: 600,
      topics: ['uploads'],
      scans: true,
      due: exportsOver,
      run: sweepExports,
    },
    {
      name: 'zips of photos',
      everySeconds: 60,
      topics: ['photoFiles'],
      lane: 'photoFiles',
      due: photoFilesToTake,
      run: takePhotoFiles,
    },
    {
      name: 'old zips of photos',
      everySeconds: 600,
      topics: ['uploads'],
      scans: true,
      due: oldPhotoFiles,
      run: sweepPhotoFiles,
    },
    {
      name: 'marks of blocks',
      everySeconds: 3600,
      scans: true,
      due: marksToKeep,
      run: keepMarks,
    },
    {
      name: 'tell of calendars',
      everySeconds: 60,
      topics: ['calendars'],
      lane: 'reminders',
      scans: true,
      due: calendarMatters,
      run: tellOfCalendars,
    },
  ],
  exports: staffExports,
  routes: [
    registerCalendars,
    registerExports,
    registerCarsFile,
    registerDisputePack,
    registerExportFiles,
  ],
} satisfies Wing
