import { keepDraft, readDraft } from './draft.ts'

/** The part of a car's booking draft that is typed before the booking begins. */
type Requests = { specialRequests?: string }

/** The name under which the booking screen keeps everything for a car. */
const bookingDraftName = (carId: string) => `booking:${carId}`

/** The special request typed for a car; sent with `submitBooking`. */
export function draftedRequest(carId: string): string {
  return readDraft<Requests>(bookingDraftName(carId))?.specialRequests ?? ''
}

/** Keeps the request beside whatever else the booking's draft holds. */
export function keepDraftedRequest(carId: string, specialRequests: string): void {
  const name = bookingDraftName(carId)
  keepDraft(name, { ...readDraft<Requests>(name), specialRequests })
}
