import type { SomeHandlers } from '../../platform/api/handler.ts'
import { rentalPassport } from './rental-passport.ts'

export const passportHandlers = { rentalPassport } satisfies SomeHandlers
