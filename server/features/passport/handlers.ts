import type { SomeHandlers } from '../../core/api/handler.ts'
import { rentalPassport } from './rental-passport.ts'

export const passportHandlers = { rentalPassport } satisfies SomeHandlers
