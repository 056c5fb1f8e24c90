export {
  carVehicleBreakdownSymptoms,
  vanVehicleBreakdownSymptoms,
} from './help/breakdown-symptoms.ts'
export {
  accidentReport,
  breakdownReport,
  damageReport,
  helpRequest,
  lostKeys,
  ticketReport,
  towingRequest,
} from './help/help-request.ts'
export { staffAddFine } from './help/staff-add-fine.ts'
export { staffHelp, staffUpdateHelp } from './help/staff-help.ts'
export { staffThreads } from './help/staff-threads.ts'
export { helpRequests, markMessagesRead, messages, sendMessage } from './help/thread.ts'
