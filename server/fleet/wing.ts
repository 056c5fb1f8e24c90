import type { Wing } from '../platform/wing.ts'
import { readBusyCalendars } from './calendars-in/read-calendars.ts'
import { calendarsToRead } from './occupancy/busy-calendars.ts'
import { photosTakenBack, sweepCarPhotos } from './proof/sweep-car-photos.ts'
import { photosOfNoCar, sweepOwnPhotos } from './proof/own-photos.ts'
import { carHandlers } from './cars/handlers.ts'
import { placeHandlers } from './places/handlers.ts'
import { proofHandlers } from './proof/handlers.ts'
import { forgetMessages } from './site/forget-messages.ts'
import { siteHandlers } from './site/handlers.ts'
import { registerCarPhotos } from './proof/car-photo-route.ts'

/** What `fleet` brings to the server. */
export const fleet = {
  handlers: {
    ...carHandlers,
    ...placeHandlers,
    ...proofHandlers,
    ...siteHandlers,
  },
  reactions: {},
  forgets: [(tx, { email }) => forgetMessages(tx, email)],
  work: [
    {
      name: 'photos taken back',
      everySeconds: 600,
      topics: ['uploads'],
      scans: true,
      due: photosTakenBack,
      run: sweepCarPhotos,
    },
    {
      name: 'photos of no car',
      everySeconds: 600,
      topics: ['uploads'],
      scans: true,
      due: photosOfNoCar,
      run: sweepOwnPhotos,
    },
    {
      name: 'calendars of others',
      everySeconds: 60,
      topics: ['calendars'],
      lane: 'calendars',
      due: calendarsToRead,
      run: readBusyCalendars,
    },
  ],
  exports: [],
  routes: [registerCarPhotos],
} satisfies Wing
