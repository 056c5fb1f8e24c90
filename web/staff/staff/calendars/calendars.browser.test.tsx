import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { brokenRules } from '#testing/screens/clean-screen.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, phone, settled } from '#testing/screens/open-screen.tsx'
import { calendarMessages } from './calendar-messages.ts'

const words = calendarMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true } })
const options = { signedIn: true, otherwiseLeast: true } as const
const address = '/staff?view=calendars'

const ofCar = { car: 'RAV4', carName: 'Toyota RAV4 2019', plate: 'TRAMO230' }
const turo = {
  id: 'TURO',
  ...ofCar,
  name: 'Turo',
  host: 'turo.com',
  state: 'read' as const,
  readAt: '2026-11-24T09:02',
  ahead: 3,
  version: 'turo-one',
}
const getaround = {
  ...turo,
  id: 'GETAROUND',
  name: 'Getaround',
  state: 'failing' as const,
  failingSince: '2026-11-24T09:02',
  message: 'It did not answer in time.',
}
const overlap = {
  id: 'TURO.7.1796724000000',
  ...ofCar,
  text: 'Turo has this car Thu 3 Dec to Mon 7 Dec, but Ana has it with us until Sat 5 Dec.',
  order: 'ORDERANA',
  seen: false,
  version: 'overlap-one',
}
const staffFeeds = made('staffFeeds', {
  feeds: [getaround, turo],
  overlaps: [overlap],
  links: [],
  areas: [{ id: '1', name: 'Bay Area' }],
})

test.each([desk, phone])(
  'what overlaps and what cannot be read is said, at $width',
  async (size) => {
    await openScreen(address, { userInfo, staffFeeds }, { ...options, size })
    await settled()
    await expect.element(page.getByText(overlap.text)).toBeVisible()
    await expect.element(page.getByText('It did not answer in time.')).toBeVisible()
    await expect.element(page.getByText(/Cannot be read since/)).toBeVisible()
    expect(await brokenRules()).toEqual([])
  },
)

test('staff say that they know of what they saw', async () => {
  const staffSeeOverlap = made('staffSeeOverlap', {})
  const { asked } = await openScreen(
    address,
    { userInfo, staffFeeds, staffSeeOverlap },
    { ...options, size: desk },
  )
  await settled()
  await page.getByRole('button', { name: words.know }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffSeeOverlap')?.fields)
    .toMatchObject({ overlap: overlap.id, version: 'overlap-one' })
})

test('an address is shown once, when it is made', async () => {
  const link = {
    id: 'LINK',
    area: '1',
    name: 'Bay Area',
    by: 'Rosa Díaz',
    madeAt: '2026-11-24T18:00:00Z',
    version: 'one',
  }
  let links: (typeof link)[] = []
  await openScreen(
    address,
    {
      userInfo,
      staffFeeds: () => ({ ...staffFeeds, links }),
      staffMakeFeedLink: () => {
        links = [link]
        return made('staffMakeFeedLink', { address: 'https://cars.example.com/calendar/a.ics' })
      },
    },
    { ...options, size: desk },
  )
  await settled()
  await page.getByRole('button', { name: `${words.make}: Bay Area` }).click()
  await expect.element(page.getByText('https://cars.example.com/calendar/a.ics')).toBeVisible()
  await expect.element(page.getByText(words.once)).toBeVisible()
})
