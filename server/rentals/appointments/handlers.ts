import type { SomeHandlers } from '../../platform/api/handler.ts'
import { appointments } from './appointments.ts'
import { scheduleAppointment } from './schedule-appointment.ts'
import { setStatusToVehiclePickUp } from './set-status-to-vehicle-pick-up.ts'

export const appointmentHandlers = {
  appointments,
  scheduleAppointment,
  setStatusToVehiclePickUp,
} satisfies SomeHandlers
