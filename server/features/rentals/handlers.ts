import type * as operations from '#protocol/rentals/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { acceptContract } from './accept-contract.ts'
import { orderHistory } from './order-history.ts'

export const rentalHandlers: Handlers<typeof operations> = { acceptContract, orderHistory }
