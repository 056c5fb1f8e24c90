import type * as operations from '#protocol/help/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { carVehicleBreakdownSymptoms, vanVehicleBreakdownSymptoms } from './breakdown-symptoms.ts'
import { helpRequests, messages, sendMessage } from './messages.ts'
import { reportHandlers } from './report.ts'
import { answerSpecialRequest, specialRequests } from './special-requests.ts'
import { staffAddFine } from './staff-add-fine.ts'
import { staffHelp, staffUpdateHelp } from './staff-help.ts'
import { staffAnswerSpecialRequest, staffSpecialRequests } from './staff-special-requests.ts'
import { staffThreads } from './staff-threads.ts'

export const helpHandlers: Handlers<typeof operations> = {
  ...reportHandlers,
  answerSpecialRequest,
  carVehicleBreakdownSymptoms,
  helpRequests,
  messages,
  sendMessage,
  specialRequests,
  staffAddFine,
  staffAnswerSpecialRequest,
  staffHelp,
  staffSpecialRequests,
  staffThreads,
  staffUpdateHelp,
  vanVehicleBreakdownSymptoms,
}
