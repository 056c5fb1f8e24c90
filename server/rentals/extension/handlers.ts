import type { SomeHandlers } from '../../platform/api/handler.ts'
import { extendCar } from './extend-car.ts'

export const extensionHandlers = {
  extendCar,
} satisfies SomeHandlers
