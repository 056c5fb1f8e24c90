import type { SomeHandlers } from '../../platform/api/handler.ts'
import { listTypesAndFeatures } from '../fleet/car-types-features.ts'
import { listCars } from './list-cars.ts'
import { showCar } from './one-car.ts'

export const carHandlers = {
  carTypesFeatures: listTypesAndFeatures,
  cars: (context, input) =>
    input.car === undefined ? listCars(context, input) : showCar(context, input.car, input),
} satisfies SomeHandlers
