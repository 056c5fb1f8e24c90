import { carName } from '#domain/fleet/fleet/car-name.ts'
import type { SelectedRental } from './shown.ts'

/** A rental's order and the car that help is about. */
export type HelpProps = {
  order: string
  car: { id: string; name: string; typeId: string }
}

export function helpPropsOf({ orderId, car }: SelectedRental): HelpProps {
  return { order: orderId, car: { id: car.id, name: carName(car), typeId: car.typeId } }
}
