import * as account from './account/operations.ts'
import * as appointments from './appointments/operations.ts'
import * as bookings from './bookings/operations.ts'
import * as cancellation from './cancellation/operations.ts'
import * as cars from './cars/operations.ts'
import * as claims from './claims/operations.ts'
import * as conduct from './conduct/operations.ts'
import * as confirmation from './confirmation/operations.ts'
import * as contract from './contract/operations.ts'
import * as dashboard from './dashboard/operations.ts'
import * as drivers from './drivers/operations.ts'
import * as emailChange from './email-change/operations.ts'
import * as extension from './extension/operations.ts'
import * as fees from './fees/operations.ts'
import * as files from './files/operations.ts'
import * as handover from './handover/operations.ts'
import * as help from './help/operations.ts'
import * as holds from './holds/operations.ts'
import * as home from './home/operations.ts'
import * as inspections from './inspections/operations.ts'
import * as jobSafety from './job-safety/operations.ts'
import * as jobs from './jobs/operations.ts'
import * as leaving from './leaving/operations.ts'
import * as maintenance from './maintenance/operations.ts'
import * as network from './network/operations.ts'
import * as passport from './passport/operations.ts'
import * as passkeys from './passkeys/operations.ts'
import * as payments from './payments/operations.ts'
import * as places from './places/operations.ts'
import * as profile from './profile/operations.ts'
import * as proof from './proof/operations.ts'
import * as relocation from './relocation/operations.ts'
import * as rentalOffers from './rental-offers/operations.ts'
import * as reviews from './reviews/operations.ts'
import * as site from './site/operations.ts'
import * as specialRequests from './special-requests/operations.ts'
import * as staff from './staff/operations.ts'
import * as swap from './swap/operations.ts'
import * as trust from './trust/operations.ts'
import * as waitingList from './waiting-list/operations.ts'
import type { Operation } from './core/operation.ts'

/** Every objectType of the product (docs/wire.md). Touched only when a feature is born. */
export const operations = {
  ...account,
  ...appointments,
  ...bookings,
  ...cancellation,
  ...cars,
  ...claims,
  ...conduct,
  ...confirmation,
  ...contract,
  ...dashboard,
  ...drivers,
  ...emailChange,
  ...extension,
  ...fees,
  ...files,
  ...handover,
  ...help,
  ...holds,
  ...home,
  ...inspections,
  ...jobSafety,
  ...jobs,
  ...leaving,
  ...maintenance,
  ...network,
  ...passport,
  ...passkeys,
  ...payments,
  ...places,
  ...profile,
  ...proof,
  ...relocation,
  ...rentalOffers,
  ...reviews,
  ...site,
  ...specialRequests,
  ...staff,
  ...swap,
  ...trust,
  ...waitingList,
} satisfies Record<string, Operation>

export type Operations = typeof operations
export type ObjectType = keyof Operations
