import type { SomeHandlers } from '../../core/api/handler.ts'
import { extendCar } from './extend-car.ts'

export const extensionHandlers = {
  extendCar,
} satisfies SomeHandlers
