import type { SomeHandlers } from '../../platform/api/handler.ts'
import { carChange, carChangeByCar, carChangeByType } from './car-change.ts'

export const swapHandlers = {
  carChange,
  carChangeByCar,
  carChangeByType,
} satisfies SomeHandlers
