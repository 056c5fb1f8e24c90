import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const appointments = queryName<typeof all.appointments>('appointments')
export const scheduleAppointment = commandName<typeof all.scheduleAppointment>(
  'scheduleAppointment',
  ['order', 'appt', 'rentalStatus', 'start', 'end'],
)
export const setStatusToVehiclePickUp = commandName<typeof all.setStatusToVehiclePickUp>(
  'setStatusToVehiclePickUp',
  ['order', 'message'],
)
