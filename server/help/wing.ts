import type { Wing } from '../platform/wing.ts'
import { forgetHelp } from './help/forget-help.ts'
import { hasOpenBreakdown } from './help/help-store.ts'
import { tellOfAnsweredRequest, tellOfDecidedRequest } from './messages/tell-of-special-request.ts'
import { forgetThreads } from './messages/forget-threads.ts'
import { helpHandlers } from './help/handlers.ts'
import { helpExports } from './exports.ts'

/** What `help` brings to the server. */
export const help = {
  handlers: {
    ...helpHandlers,
  },
  reactions: {
    specialRequestAnswered: [(tx, event) => tellOfAnsweredRequest(tx, event)],
    specialRequestDecided: [(tx, event) => tellOfDecidedRequest(tx, event)],
  },
  answers: { hasOpenBreakdown },
  forgets: [
    (tx, { userId }) => forgetThreads(tx, userId),
    (tx, { userId }) => forgetHelp(tx, userId),
  ],
  work: [],
  exports: helpExports,
  routes: [],
} satisfies Wing
