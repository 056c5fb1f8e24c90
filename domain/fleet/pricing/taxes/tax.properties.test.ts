import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, addMinutes } from '#domain/core/time/wall-time.ts'
import { rentalDuration } from '../duration.ts'
import { sumOfShares, taxedOf } from './order-taxes.ts'
import { type QuoteInput, quote } from '../quote.ts'
import { earlyReturnRefund, earlyReturnTaxes } from '../refunds/refund.ts'
import { type Tax, taxBases } from './tax.ts'

const start = '2026-11-24T10:00'
const input: QuoteInput = {
  start,
  end: '2026-12-15T10:00',
  rates: { day: 3_900, week: 27_900, month: 99_900 },
  mileCents: 20,
  coefficient: 1,
  modifierId: 'normal',
  extras: [],
  taxes: [],
  depositMinimum: 40_000,
  depositMaximum: 40_000,
  deductibles: [],
  driverBirthDays: [],
}

const lists = fc
  .array(
    fc.record({
      of: fc.oneof(
        fc.integer({ min: 100, max: 500_000 }).map((n) => ({ fraction: n / 1_000_000 })),
        fc.record({
          dayCents: fc.integer({ min: 1, max: 2_000 }),
          firstDays: fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }),
        }),
      ),
      on: fc.subarray([...taxBases]),
      earlier: fc.subarray([0, 1, 2, 3]),
    }),
    { minLength: 5, maxLength: 5 },
  )
  .map((list) =>
    list.map(
      ({ of, on, earlier }, place): Tax => ({
        id: String(place),
        nameEn: 'Tax',
        nameEs: 'Impuesto',
        ...of,
        on,
        onTaxes: earlier.filter((at) => at < place).map(String),
      }),
    ),
  )

/** The same sheet as an accountant would keep it: whole millionths of a cent, rounded at the end of each row. */
function sheet(list: readonly Tax[], sums: Record<string, number>, days: number, before: number) {
  const rows: bigint[] = []
  for (const { fraction, dayCents, firstDays, on, onTaxes } of list) {
    if (dayCents !== undefined) {
      let counted = 0
      for (let day = before + 1; day <= before + days; day++)
        if (firstDays === undefined || day <= firstDays) counted += 1
      rows.push(BigInt(counted * dayCents))
      continue
    }
    let base = on.reduce((sum, of) => sum + BigInt(sums[of] ?? 0), 0n)
    for (const id of onTaxes) base += rows[Number(id)] ?? 0n
    const exact = base * BigInt(Math.round((fraction ?? 0) * 1_000_000))
    rows.push((exact + 500_000n) / 1_000_000n)
  }
  return rows.map(Number)
}

it('equals an independent sheet with five taxes over 200 random rentals', () => {
  const money = fc.integer({ min: 0, max: 90_000 })
  fc.assert(
    fc.property(
      lists,
      fc.integer({ min: 1440, max: 120 * 1440 }),
      fc.record({ day: money, week: money, month: money, seat: money, before: fc.nat(60) }),
      fc.constantFrom(0.85, 1, 1.2),
      (taxes, minutes, { seat, before, ...rates }, coefficient) => {
        const end = addMinutes(start, minutes)
        const asked = { ...input, end, rates, coefficient, taxes, daysBefore: before }
        const priced = quote({
          ...asked,
          extras: [{ id: 'seat', price: seat }],
          appointmentPrice: 1_500,
          cover: [{ from: 0, month: 5_000 }],
        })
        const sumOf = (...codes: string[]) =>
          priced.lines.reduce((sum, one) => sum + (codes.includes(one.code) ? one.amount : 0), 0)
        const { totalDays } = rentalDuration(start, end)
        const rows = sheet(
          taxes,
          {
            rent: sumOf('months', 'weeks', 'days', 'priceModifier'),
            extras: seat,
            appointment: 1_500,
            cover: sumOf('ownCollision'),
          },
          totalDays,
          before,
        )
        expect(taxes.map(({ id }) => taxedOf(priced).paid[id] ?? 0)).toEqual(rows)
        expect(priced.total).toBe(
          priced.donationBase + priced.deposit + rows.reduce((sum, one) => sum + one, 0),
        )
      },
    ),
    { numRuns: 200 },
  )
})

it('gives back no more of any tax than was paid, and all of it with everything', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 90 }), fc.nat(90), (taxes, days, used) => {
      const bought = quote({ ...input, end: addDays(start, days), taxes })
      const { bases, paid } = taxedOf(bought)
      const stretch = {
        start,
        end: addDays(start, days),
        rent: bases.rent ?? 0,
        rates: input.rates,
        coefficient: 1,
        taxed: taxedOf(bought),
      }
      const until = addDays(start, Math.min(used, days))
      const refunds = earlyReturnRefund([stretch], until)
      for (const share of earlyReturnTaxes([stretch], refunds, until))
        expect(share.cents).toBeLessThanOrEqual(paid[share.tax.id] ?? 0)
      const all = sumOfShares(earlyReturnTaxes([stretch], [bases.rent ?? 0], start))
      expect(all).toBe(Object.values(paid).reduce((sum, one) => sum + one, 0))
    }),
  )
})
