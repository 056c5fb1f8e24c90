import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffCar, staffCars } from './staff-cars.ts'
import { staffReadFleetFile } from './staff-fleet-file.ts'
import { staffSaveCar } from './staff-save-car.ts'

export const garageHandlers = {
  staffCar,
  staffCars,
  staffReadFleetFile,
  staffSaveCar,
} satisfies SomeHandlers
