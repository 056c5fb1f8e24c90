export { appointments } from './appointments.ts'
export { scheduleAppointment } from './schedule-appointment.ts'
export { setStatusToVehiclePickUp } from './set-status-to-vehicle-pick-up.ts'
