import * as people from './people/operations.ts'
import * as fleet from './fleet/operations.ts'
import * as money from './money/operations.ts'
import * as rentals from './rentals/operations.ts'
import * as help from './help/operations.ts'
import * as community from './community/operations.ts'
import * as jobs from './jobs/operations.ts'
import * as staff from './staff/operations.ts'
import type { Operation } from './core/operation.ts'

/** Every objectType of the product (docs/wire.md). Touched only when a feature is born. */
export const operations = {
  ...people,
  ...fleet,
  ...money,
  ...rentals,
  ...help,
  ...community,
  ...jobs,
  ...staff,
} satisfies Record<string, Operation>

export type Operations = typeof operations
export type ObjectType = keyof Operations
