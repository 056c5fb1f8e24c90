import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const staffDecideTrustSeed = commandName<typeof all.staffDecideTrustSeed>(
  'staffDecideTrustSeed',
  ['person', 'version', 'decision'],
)
export const staffTrustSeeds = queryName<typeof all.staffTrustSeeds>('staffTrustSeeds')
export const trust = queryName<typeof all.trust>('trust')
