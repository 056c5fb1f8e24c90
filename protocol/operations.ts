import * as account from './people/account/operations.ts'
import * as appointments from './rentals/appointments/operations.ts'
import * as bookings from './rentals/bookings/operations.ts'
import * as cancellation from './rentals/cancellation/operations.ts'
import * as cars from './fleet/cars/operations.ts'
import * as claims from './money/claims/operations.ts'
import * as conduct from './staff/conduct/operations.ts'
import * as confirmation from './rentals/confirmation/operations.ts'
import * as contract from './rentals/contract/operations.ts'
import * as dashboard from './rentals/dashboard/operations.ts'
import * as drivers from './people/drivers/operations.ts'
import * as emailChange from './people/email-change/operations.ts'
import * as extension from './rentals/extension/operations.ts'
import * as fees from './money/fees/operations.ts'
import * as files from './people/files/operations.ts'
import * as handover from './rentals/handover/operations.ts'
import * as help from './help/help/operations.ts'
import * as holds from './rentals/holds/operations.ts'
import * as home from './fleet/home/operations.ts'
import * as inspections from './rentals/inspections/operations.ts'
import * as jobSafety from './jobs/job-safety/operations.ts'
import * as jobs from './jobs/jobs/operations.ts'
import * as leaving from './staff/leaving/operations.ts'
import * as maintenance from './rentals/maintenance/operations.ts'
import * as network from './community/network/operations.ts'
import * as passport from './community/passport/operations.ts'
import * as passkeys from './people/passkeys/operations.ts'
import * as payments from './money/payments/operations.ts'
import * as places from './fleet/places/operations.ts'
import * as profile from './community/profile/operations.ts'
import * as proof from './fleet/proof/operations.ts'
import * as relocation from './jobs/relocation/operations.ts'
import * as rentalOffers from './rentals/rental-offers/operations.ts'
import * as reviews from './community/reviews/operations.ts'
import * as site from './fleet/site/operations.ts'
import * as specialRequests from './rentals/special-requests/operations.ts'
import * as staff from './staff/staff/operations.ts'
import * as swap from './rentals/swap/operations.ts'
import * as trust from './community/trust/operations.ts'
import * as waitingList from './rentals/waiting-list/operations.ts'
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
