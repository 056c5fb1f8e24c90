import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffDecideTrustSeed, staffTrustSeeds } from './staff-trust-seeds.ts'
import { trust } from './trust.ts'

export const trustHandlers = { staffDecideTrustSeed, staffTrustSeeds, trust } satisfies SomeHandlers
