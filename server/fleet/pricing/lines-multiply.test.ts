import { expect, test } from 'vitest'
import { quote } from '#domain/fleet/pricing/quote.ts'
import { wireFormula } from '#domain/fleet/pricing/line-text.ts'
import { recomputed } from '#testing/recomputed.ts'
import { linesByName, presentQuote } from './present-quote.ts'
import { taxesOf } from '#domain/fleet/pricing/taxes/order-taxes.ts'

const names = { extras: new Map<string, string>(), modifiers: new Map([['few', 'Fewer miles']]) }

/** An extension at 10¢ a mile under a plan of `coefficient`: so many miles so far, and 1,390 ahead. */
function extension(miles: number, coefficient: number, taxRate = 0.095) {
  const agreed = quote({
    start: '2026-11-24T10:00',
    end: '2027-01-12T10:00',
    rates: { day: 3_900, week: 22_900, month: 81_100 },
    mileCents: 13,
    includedMilesPerDay: 10,
    coefficient,
    modifierId: 'few',
    extras: [],
    taxes: taxesOf({ taxRate }),
    depositMinimum: 50_000,
    depositMaximum: 100_000,
    deductibles: [],
    driverBirthDays: [],
    milesSoFar: { miles, included: 1_000, mileCents: 10, coefficient },
  })
  return { agreed, said: presentQuote(agreed, 'en', names, 1_390) }
}

test.each([
  [362, 1],
  [850, 0.85],
  [12_345, 1.2],
])(
  '%i miles so far under a plan of %d: line and sentence multiply to the cent',
  (miles, coefficient) => {
    const { agreed, said } = extension(miles, coefficient)
    const formulas = said.lines.flatMap((line) => {
      const formula = wireFormula(line)
      return formula ? [[formula, Math.round(line.amount * 100)] as const] : []
    })
    expect(formulas.map(([formula]) => [formula, recomputed(formula)])).toEqual(formulas)
    const soFar = said.lines.find(({ code }) => code === 'milesSoFar')
    const [, price] = /at (.+) each/.exec(soFar?.rule ?? '') ?? []
    const cents = Math.round((soFar?.amount ?? 0) * 100)
    expect([price, recomputed(`${miles} × ${price}`)]).toEqual([price, cents])
    // Contract and receipt name the same line, and say with it what is included.
    const label = `${(miles + 1_000).toLocaleString('en-US')} miles so far, 1,000 included`
    expect(soFar?.label).toBe(label)
    expect(linesByName(agreed, 'en', names)).toContainEqual({ label, cents })
  },
)

test('the miles ahead say what is included, in the line and in its sentence', () => {
  const { said } = extension(362, 0.85)
  const ahead = said.lines.at(-1)
  expect(ahead).toMatchObject({ code: 'milesEstimate', label: 'About 1,390 miles, 490 included' })
  const [, count, price] =
    /now: ([\d,]+) miles at (.+) each, after 490 included/.exec(ahead?.rule ?? '') ?? []
  expect(recomputed(`${count} × ${price} + $${ahead?.tax}`)).toBe(
    Math.round((ahead?.amount ?? 0) * 100),
  )
})

test('a season says its base and its amount, in quote and papers, by its name in each language', () => {
  const summer = { id: 's1', nameEn: 'Summer', nameEs: 'Verano', percent: 15 }
  const agreed = quote({
    start: '2027-05-20T10:00',
    end: '2027-07-08T10:00',
    rates: { day: 3_901, week: 22_903, month: 81_107 },
    mileCents: 13,
    coefficient: 1,
    modifierId: 'few',
    extras: [],
    taxes: [],
    depositMinimum: 0,
    depositMaximum: 0,
    deductibles: [],
    driverBirthDays: [],
    seasons: [{ ...summer, from: '2027-06-01', until: '2027-06-30', areas: [], types: [] }],
    place: { area: '1', type: 'car' },
  })
  const line = (['en', 'es'] as const).map((lang) =>
    presentQuote(agreed, lang, names).lines.find(({ code }) => code === 'season'),
  )
  expect(line.map((one) => one?.label)).toEqual(['Summer', 'Verano'])
  expect(line.map((one) => one?.rule)).toEqual([
    '+15% on the $879.26 of the days in this season.',
    '+15% sobre los $879.26 de los días en esta temporada.',
  ])
  expect(line[0]).toMatchObject({
    quantity: 15,
    unit: 'percent',
    unitPrice: 879.26,
    amount: 131.89,
  })
  expect(recomputed('15% × $879.26')).toBe(13_189)
  expect(linesByName(agreed, 'en', names)).toContainEqual({
    label: 'Summer, 15% × $879.26',
    cents: 13_189,
  })
  expect(linesByName(agreed, 'es', names)).toContainEqual({
    label: 'Verano, 15% × $879.26',
    cents: 13_189,
  })
})
