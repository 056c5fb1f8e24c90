import * as account from './account/operations.ts'
import * as bookings from './bookings/operations.ts'
import * as care from './inspections/operations.ts'
import * as cars from './cars/operations.ts'
import type { Operation } from './core/operation.ts'
import * as drivers from './drivers/operations.ts'
import * as files from './files/operations.ts'
import * as help from './help/operations.ts'
import * as maintenance from './maintenance/operations.ts'
import * as network from './profile/operations.ts'
import * as payments from './payments/operations.ts'
import * as places from './places/operations.ts'
import * as rentalOffers from './rental-offers/operations.ts'
import * as rentals from './rentals/operations.ts'
import * as site from './site/operations.ts'
import * as staff from './staff/operations.ts'
import * as waitingList from './waiting-list/operations.ts'

/** Every objectType of the product (docs/wire.md). Touched only when a feature is born. */
export const operations = {
  ...account,
  ...bookings,
  ...care,
  ...cars,
  ...drivers,
  ...files,
  ...help,
  ...maintenance,
  ...network,
  ...payments,
  ...places,
  ...rentalOffers,
  ...rentals,
  ...site,
  ...staff,
  ...waitingList,
} satisfies Record<string, Operation>

export type Operations = typeof operations
export type ObjectType = keyof Operations
