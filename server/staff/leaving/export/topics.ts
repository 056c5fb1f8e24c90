import type { Exported } from '../../../platform/wing.ts'
import { community } from '../../../community/wing.ts'
import { fleet } from '../../../fleet/wing.ts'
import { help } from '../../../help/wing.ts'
import { jobs } from '../../../jobs/wing.ts'
import { money } from '../../../money/wing.ts'
import { news } from '../../../news/wing.ts'
import { people } from '../../../people/wing.ts'
import { rentals } from '../../../rentals/wing.ts'
import { staffExports } from '../../exports.ts'

/**
 * All that is held on a person (docs/product/accounts.md#your-data). What others told staff about them,
 * what nobody may read yet, and who of the staff did something are not theirs and are left out.
 */
export const topics: readonly Exported[] = [
  ...[people, fleet, money, rentals, help, community, jobs, news].flatMap(
    (wing): readonly Exported[] => wing.exports,
  ),
  ...staffExports,
]
