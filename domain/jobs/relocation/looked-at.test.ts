import { expect, it } from 'vitest'
import { type Brought, type LookReason, reasonsToLook } from './looked-at.ts'

const well: Brought = {
  milesFromTown: 2,
  drivenMiles: 41,
  roadMiles: 40,
  tookMs: 3_600_000,
  prints: ['ffffffffffffffff', '0000000000000000'],
}

it.each<[string, Partial<Brought>, LookReason[]]>([
  ['nothing', {}, []],
  ['no position', { milesFromTown: undefined }, ['noPosition']],
  ['ten miles from the town', { milesFromTown: 10 }, []],
  ['a little more', { milesFromTown: 10.01 }, ['notNear']],
  ['seven tenths of the way', { drivenMiles: 28 }, []],
  ['a mile less', { drivenMiles: 27 }, ['fewMiles']],
  ['two of forty miles', { drivenMiles: 2 }, ['fewMiles']],
  ['twice the way', { drivenMiles: 80 }, []],
  ['a mile more', { drivenMiles: 81 }, ['manyMiles']],
  ['40 miles at 85 an hour', { tookMs: (40 / 85) * 3_600_000 }, []],
  ['a minute faster', { tookMs: (40 / 85) * 3_600_000 - 60_000 }, ['tooFast']],
  ['the same picture', { prints: ['ffffffffffffffff', 'ffffffffffffffff'] }, ['alike']],
  ['pictures of nothing', { prints: ['flat'] }, ['alike']],
  [
    'no driving at all',
    { milesFromTown: undefined, drivenMiles: 2, prints: Array.from({ length: 16 }, () => 'flat') },
    ['noPosition', 'fewMiles', 'alike'],
  ],
])('staff look because of %s', (_, more, reasons) => {
  expect(reasonsToLook({ ...well, ...more })).toEqual(reasons)
})
