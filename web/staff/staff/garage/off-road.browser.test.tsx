import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, phone, settled } from '#testing/screens/open-screen.tsx'
import { offRoadMessages } from './off-road-messages.ts'

const words = offRoadMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true } })
const options = { signedIn: true, otherwiseLeast: true } as const
const address = '/staff?view=cars&car=RAV4&state=offTheRoad'

const car = {
  id: 'RAV4',
  name: 'Toyota RAV4 2019',
  plate: 'TRAMO230',
  subtypeId: 'suv',
  colour: 'pacific',
}
const span = {
  id: 'span',
  kind: 'broken' as const,
  from: '2026-11-24T09:02',
  reason: 'Transmission',
  by: 'Rosa Díaz',
  version: 'one',
}
const other = {
  car: 'SPARE',
  name: 'Kia Sorento 2020',
  plate: 'TRAMO154',
  subtypeId: 'suv',
  colour: 'graphite',
  city: 'Oakland',
  miles: 0,
  fit: 'classAbove' as const,
  carried: 30,
  message: 'Hola, Luz: te damos un Kia Sorento 2020.',
}
const luz = {
  order: 'ORDERLUZ',
  number: 12_345,
  name: 'Luz Herrera',
  lang: 'es' as const,
  rentalStatus: 85,
  isOut: false,
  start: '2026-12-03T10:00',
  end: '2026-12-17T10:00',
  version: 'luz-one',
  own: false,
  best: 'SPARE',
  cars: [other],
  noneMessage: 'No tenemos otro auto que te sirva.',
}
const aaron = {
  ...luz,
  order: 'ORDERAARON',
  name: 'Aaron Webb',
  lang: 'en' as const,
  rentalStatus: 86,
  isOut: true,
  version: 'aaron-one',
  best: undefined,
  cars: [],
  noneMessage: 'We have no other car that fits.',
}
const broken = (more: object = {}) =>
  made('staffBrokenCar', {
    car,
    now: '2026-11-24T09:30',
    spans: [span],
    renters: [aaron, luz],
    version: 'car-one',
    ...more,
  })

test.each([
  ['on a desk', desk],
  ['on a phone', phone],
])(
  '%s who has the car is first and red, each with the car they get and its price',
  async (_, size) => {
    await openScreen(address, { userInfo, staffBrokenCar: broken() }, { ...options, size })
    await settled()
    const rows = page.getByRole('listitem').filter({ hasText: /Webb|Herrera/ })
    await expect.element(rows.first()).toHaveTextContent('Aaron Webb')
    await expect.element(rows.first()).toHaveTextContent(words.callThem)
    await expect.element(page.getByText(words.carried('$30.00'), { exact: true })).toBeVisible()
    await expect.element(page.getByText(other.message)).toHaveAttribute('lang', 'es')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size.width)
  },
)

test('one press sends each who can get something their car, as it was seen', async () => {
  const { asked } = await openScreen(
    address,
    {
      userInfo,
      staffBrokenCar: broken(),
      staffMoveRenters: made('staffMoveRenters', { results: [] }),
    },
    { ...options, size: desk },
  )
  await settled()
  await page.getByRole('button', { name: words.send(1) }).click()
  const chosen = [{ order: 'ORDERLUZ', version: 'luz-one', car: 'SPARE' }]
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffMoveRenters')?.fields.renters)
    .toBe(JSON.stringify(chosen))
})

test('a car that is on the road is taken off it with a reason', async () => {
  await openScreen(
    address,
    { userInfo, staffBrokenCar: broken({ spans: [], renters: [] }) },
    { ...options, size: phone },
  )
  await settled()
  await page.getByRole('button', { name: words.take }).click()
  await expect.element(page.getByLabelText(words.reason)).toHaveAttribute('aria-invalid', 'true')
})
