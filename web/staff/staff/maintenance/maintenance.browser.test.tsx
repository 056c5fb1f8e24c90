import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, phone, settled } from '#testing/screens/open-screen.tsx'
import { maintenanceMessages } from './maintenance-messages.ts'

const words = maintenanceMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['fleet'] } })
const options = { signedIn: true, otherwiseLeast: true, size: desk } as const

const thing = {
  id: 'oil-1',
  carId: 'car-1',
  kind: 'oil',
  title: 'Oil and filter change',
  description: '',
  due: { date: '2026-12-01', odometer: 48_000 },
  state: 'due',
  car: 'Toyota Camry 2022',
  plate: 'TRAMO1',
  area: 'Bay Area',
  odometer: 47_380,
  today: '2026-12-01',
  warnings: 0,
  isParked: false,
  place: 'free',
  version: 'one',
  own: false,
} as const
const items = [
  thing,
  {
    ...thing,
    id: 'recall-1',
    carId: 'car-2',
    kind: 'recall',
    title: 'Airbag',
    campaign: '26V-101',
    state: 'overdue',
    plate: 'TRAMO2',
    isParked: true,
    place: 'offRoad',
  },
  { ...thing, id: 'oil-3', carId: 'car-3', plate: 'TRAMO3', place: 'out', renter: 'Ana Núñez' },
] as const
const areas = [
  { id: '1', name: 'Bay Area' },
  { id: '5', name: 'Hawaii' },
]
const staffMaintenance = made('staffMaintenance', { items, total: 3, areas })
const gap = { start: '2026-12-01T09:00', end: '2026-12-01T12:00', isInTime: true }
const staffVisitGap = made('staffVisitGap', { gap, hours: 24 })
const entry = {
  id: 'service-1',
  kind: 'maintenance',
  day: '2026-06-04',
  title: 'Oil and filter change',
  isSkipped: false,
  odometer: 43_000,
  shop: 'Lakeside',
  papers: [],
  isByRenter: true,
  service: 'service-1',
  version: 'cost',
} as const
const staffCarUpkeep = made('staffCarUpkeep', { history: [entry], year: 310 })
const answers = { userInfo, staffMaintenance, staffVisitGap, staffCarUpkeep }
const panel = page.getByRole('dialog')

test('what cars need is narrowed by the address, and all that is free is booked at once', async () => {
  const results = [
    { item: 'oil-1', result: 'booked', start: '2026-12-01T09:00', end: '2026-12-02T09:00' },
  ] as const
  const { asked } = await openScreen(
    '/staff?view=maintenance',
    { ...answers, staffBookVisits: made('staffBookVisits', { results }) },
    options,
  )
  await settled()
  await expect.element(page.getByText(words.doNotDrive, { exact: true })).toBeVisible()
  await page.getByLabelText(words.filter).selectOptions('overdue')
  await expect.poll(() => window.location.search).toContain('filter=overdue')
  await page.getByLabelText('Area', { exact: true }).selectOptions('5')
  await expect.poll(() => window.location.search).toContain('area=5')
  await expect
    .poll(() => asked.findLast(({ name }) => name === 'staffMaintenance')?.fields)
    .toMatchObject({ filter: 'overdue', area: '5' })
  await page.getByRole('button', { name: words.bookAll(1) }).click()
  await expect.element(page.getByText(words.bookedOf(1, 1))).toBeVisible()
  const sent = asked.find(({ name }) => name === 'staffBookVisits')?.fields
  expect(JSON.parse((sent as { items: string }).items)).toEqual([{ item: 'oil-1', version: 'one' }])
})

test('a press opens one with its next gap, which is booked with one press; done carries its cost', async () => {
  const { asked } = await openScreen('/staff?view=maintenance', answers, options)
  await settled()
  await page.getByRole('row', { name: 'TRAMO1' }).click()
  await expect.poll(() => window.location.search).toContain('open=oil-1')
  await panel.getByRole('button', { name: /^Book .*09:00–12:00$/ }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffBookVisit')?.fields)
    .toMatchObject({ item: 'oil-1', version: 'one', start: '2026-12-01T09:00', hours: '24' })
  await panel.getByLabelText(words.shop, { exact: true }).first().fill('Lakeside')
  await panel.getByLabelText(words.cost, { exact: true }).first().fill('-5')
  await panel.getByRole('button', { name: words.close }).click()
  await expect.element(panel.getByText('The value must be 0 or more')).toBeVisible()
  await panel.getByLabelText(words.cost, { exact: true }).first().fill('84.50')
  await panel.getByRole('button', { name: words.close }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffCloseMaintenance')?.fields)
    .toMatchObject({ item: 'oil-1', decision: 'done', shop: 'Lakeside', cost: '84.50' })
  await expect.element(panel.getByText(words.year('$310.00'))).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
})

test('a car that must not be driven needs no visit; on a phone each row is a stack', async () => {
  await openScreen('/staff?view=maintenance&open=recall-1', answers, { ...options, size: phone })
  await settled()
  await expect.element(panel.getByText(words.parked)).toBeVisible()
  await expect.element(panel.getByRole('button', { name: words.withdraw })).toBeVisible()
  expect(document.body.scrollWidth).toBeLessThanOrEqual(390)
})
