import { carName } from '#web/fleet/cars/parts/car-name.ts'
import type { HelpProps } from '#web/help/help/help-props.ts'
import type { SelectedRental } from './shown.ts'

export function helpPropsOf({ orderId, car }: SelectedRental): HelpProps {
  return { order: orderId, car: { id: car.id, name: carName(car), typeId: car.typeId } }
}
