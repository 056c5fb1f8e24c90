import { DetailsScreen } from '#web/fleet/cars/details/details-screen.tsx'
import { SpecialRequest } from '#web/rentals/bookings/parts/special-request.tsx'
import { SwapPrice } from '#web/rentals/swap/for-cars.ts'

/** One car, to book or for a rental to change to. */
export function WholeDetails() {
  return <DetailsScreen SwapPrice={SwapPrice} SpecialRequest={SpecialRequest} />
}
