import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openScreens, orderScreens, ownScreens, routes } from '#web/core/routing/routes.ts'
import { carAddresses, renterAddresses, visitorAddresses } from '../../e2e/support/addresses.ts'

const dates = { start: '2026-12-01T10:00', end: '2026-12-31T10:00' }
const visitors = visitorAddresses('C1', dates)
const things = { car: 'C1', held: 'O1', promised: 'O2', job: 'J1', ownJob: 'J2' }
const renters = [...renterAddresses(things, dates), ...carAddresses('O3')]

/** The path of the screen at an address. */
function screenAt(address: string): string | undefined {
  const path = address.replace(/\?.*/, '')
  return Object.values(routes).find(
    (route) =>
      route === path || new RegExp(`^${route.replaceAll(/\$\w+/g, '(?:J\\d|LOST)')}$`).test(path),
  )
}

// One payment screen serves both (docs/product/app.md#routes).
const visitedOnes = (screens: Record<string, string>) =>
  Object.values(screens).filter((path) => path !== routes['payment-extend'])

it('every screen has an address at which the visit of all screens sees it', () => {
  const unseen = (screens: Record<string, string>, addresses: readonly string[]) => {
    const seen = new Set(addresses.map(screenAt))
    return visitedOnes(screens).filter((path) => !seen.has(path))
  }
  expect(unseen(openScreens, visitors)).toEqual([])
  expect(unseen({ ...orderScreens, ...ownScreens }, renters)).toEqual([])
})

it('every screen of an order is seen with one', () => {
  const seen = new Set(renters.filter((address) => /[?&]order=O\d/.test(address)).map(screenAt))
  expect(visitedOnes(orderScreens).filter((path) => !seen.has(path))).toEqual([])
})

it('nothing is visited but screens, once each', () => {
  const all = [...visitors, ...renters]
  expect(all.filter((address) => !screenAt(address))).toEqual(['/nowhere'])
  for (const addresses of [visitors, renters])
    expect(new Set(addresses).size).toBe(addresses.length)
})

it('every path stands in docs/product/app.md#routes, with who may open it', () => {
  const page = readFileSync(new URL('../../docs/product/app.md', import.meta.url), 'utf8')
  const paragraphs = (/## Routes\n([^]+?)\n## /.exec(page)?.[1] ?? '').split('\n\n')
  const from = (begin: string) => paragraphs.find((one) => one.startsWith(begin)) ?? ''
  const others = from('`/passport`')
  const missing = (screens: Record<string, string>, where: string) =>
    Object.values(screens)
      .map((path) => `\`${path.replace('$id', '{id}')}\``)
      .filter((path) => !where.includes(path))
  expect(missing(openScreens, from('Open to everybody') + others)).toEqual([])
  expect(missing({ ...orderScreens, ...ownScreens }, from('Behind sign-in') + others)).toEqual([])
})
