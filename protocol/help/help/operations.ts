export { carVehicleBreakdownSymptoms, vanVehicleBreakdownSymptoms } from './breakdown-symptoms.ts'
export {
  accidentReport,
  breakdownReport,
  damageReport,
  helpRequest,
  lostKeys,
  ticketReport,
  towingRequest,
} from './help-request.ts'
export { staffAddFine } from './staff-add-fine.ts'
export { staffHelp, staffUpdateHelp } from './staff-help.ts'
export { staffThreads } from './staff-threads.ts'
export { helpRequests, messages, sendMessage } from './thread.ts'
