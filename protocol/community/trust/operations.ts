export { staffDecideTrustSeed, staffTrustSeeds } from './staff-trust-seeds.ts'
export { trust } from './trust.ts'
