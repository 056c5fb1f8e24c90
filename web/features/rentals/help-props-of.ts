import { carName } from '#web/features/cars/parts/car-name.ts'
import type { HelpProps } from '#web/features/help/help-props.ts'
import type { SelectedRental } from './shown.ts'

export function helpPropsOf({ orderId, car }: SelectedRental): HelpProps {
  return { order: orderId, car: { id: car.id, name: carName(car), typeId: car.typeId } }
}
