import type * as operations from '#protocol/cars/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { listTypesAndFeatures } from './car-types-features.ts'
import { listCars } from './list-cars.ts'
import { showCar } from './one-car.ts'

export const carHandlers: Handlers<typeof operations> = {
  carTypesFeatures: listTypesAndFeatures,
  cars: (context, input) =>
    input.car === undefined ? listCars(context, input) : showCar(context, input.car, input),
}
