import type { SomeHandlers } from '../../platform/api/handler.ts'
import { carVehicleBreakdownSymptoms, vanVehicleBreakdownSymptoms } from './breakdown-symptoms.ts'
import { helpRequests, markMessagesRead, messages, sendMessage } from './messages.ts'
import { reportHandlers } from './report.ts'
import { staffAddFine } from './staff-add-fine.ts'
import { staffHelp, staffUpdateHelp } from './staff-help.ts'
import { staffThreads } from './staff-threads.ts'

export const helpHandlers = {
  ...reportHandlers,
  carVehicleBreakdownSymptoms,
  helpRequests,
  markMessagesRead,
  messages,
  sendMessage,
  staffAddFine,
  staffHelp,
  staffThreads,
  staffUpdateHelp,
  vanVehicleBreakdownSymptoms,
} satisfies SomeHandlers
