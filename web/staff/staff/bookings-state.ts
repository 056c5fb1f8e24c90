import type { StaffBooking } from '#protocol/staff/staff/staff-bookings.ts'

/** Whether a booking waits for a decision here; a change of car is decided in its own list. */
export const mayBeDecided = ({ state, confirmation, kind }: StaffBooking): boolean =>
  state === 'booked' && confirmation === 'pending' && kind !== 'swap'
