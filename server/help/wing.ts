import type { Wing } from '../platform/wing.ts'
import { forgetHelp } from './help/forget-help.ts'
import { forgetThreads } from './messages/forget-threads.ts'
import { helpHandlers } from './help/handlers.ts'
import { helpExports } from './exports.ts'

/** What `help` brings to the server. */
export const help = {
  handlers: {
    ...helpHandlers,
  },
  reactions: {},
  forgets: [
    (tx, { userId }) => forgetThreads(tx, userId),
    (tx, { userId }) => forgetHelp(tx, userId),
  ],
  work: [],
  exports: helpExports,
  routes: [],
} satisfies Wing
