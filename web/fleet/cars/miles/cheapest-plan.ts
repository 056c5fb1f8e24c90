import type { Car } from '#protocol/fleet/cars/car.ts'

/** By the server's answer for a car: the cheapest plan, unless that is the normal price. */
export const cheapestPlan = ({ saves, pm }: Car): string | undefined => (saves ? pm : undefined)
