import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dateMessages } from '#web/ui/dates/date-messages.ts'
import type { Asked } from '#testing/screens/answers.ts'
import { cards, fiveCars, kinds, searchIn, towns, trip } from '#testing/screens/cars.ts'
import { desk, openScreen, phone, place, settled } from '#testing/screens/open-screen.tsx'
import { milesMessages } from '../miles/miles-messages.ts'
import { resultsMessages } from './results-messages.ts'

const answers = { home: towns, cars: searchIn(fiveCars), carTypesFeatures: kinds }
const words = dateMessages.en
const results = resultsMessages.en

const openCars = async (options = {}) => {
  const { asked } = await openScreen(`/results?area=1&${trip}`, answers, options)
  await settled()
  return asked
}
const inAddress = (name: string) => new URLSearchParams(place().split('?')[1]).get(name)
/** What the searches for cars named so. */
const searched = (asked: Asked[], field: string) =>
  asked.filter(({ name }) => name === 'cars').map(({ fields }) => fields[field])
/** The button with area and dates, which opens the sheet that changes them. */
const pill = page.getByRole('button', { name: results.changeSearch })
const dialogs = page.getByRole('dialog')

// @2.3-home-three
test('Miami, Hawaii and Los Angeles lead to their own cars and say where somebody came from', async () => {
  for (const { id, slug, name } of towns.areas.slice(1)) {
    await openScreen('/', answers)
    await settled()
    const link = page.getByRole('main').getByRole('link', { name })
    expect(link.elements()).toHaveLength(1)
    const [path, query] = link.element().getAttribute('href')?.split('?') ?? []
    expect([path, Object.fromEntries(new URLSearchParams(query))]).toEqual([
      '/results',
      { area: id, utm_source: 'home', utm_medium: 'card', utm_campaign: slug },
    ])
    await link.click()
    await expect.element(pill).toHaveTextContent(name)
    await settled()
    expect([place().split('?')[0], inAddress('area')]).toEqual(['/results', id])
  }
})

// @2.3-results-changing @2.3-results-area
test.for([phone, desk])(
  'choosing an area is in the address and searched before the sheet is closed (%o)',
  async (size) => {
    const asked = await openCars({ size })
    await pill.click()
    const area = page.getByLabelText(results.area)
    await area.selectOptions('Miami')
    await expect.poll(() => inAddress('area')).toBe('5')
    expect(inAddress('start')).toBe('2030-01-10T10:00')
    await expect.poll(() => searched(asked, 'area').at(-1)).toBe('5')
    await expect.element(dialogs).toBeVisible()
    await page.getByRole('button', { name: results.showCars }).click()
    await expect.element(dialogs).not.toBeInTheDocument()
    await settled()
    expect(inAddress('area')).toBe('5')
    await expect.element(pill).toHaveTextContent('Miami')
    // «All areas» is the empty id, and no field at all in the address.
    await pill.click()
    await area.selectOptions('')
    await page.getByRole('button', { name: results.showCars }).click()
    await expect.poll(() => inAddress('area')).toBeNull()
  },
)

// @2.3-results-picking
test.for([phone, desk])(
  'choosing the start opens the end, and choosing the end searches at once (%o)',
  async (size) => {
    const asked = await openCars({ size })
    await pill.click()
    await page.getByRole('button', { name: /^Start/ }).click()
    const sheet = page.getByRole('dialog', { name: words.datesTitle })
    const half = (name: RegExp) => sheet.getByRole('button', { name })
    await expect.element(half(/^Start/)).toHaveAttribute('aria-pressed', 'true')
    const before = searched(asked, 'end').length
    const type = async (day: string) => {
      await sheet.getByLabelText(words.typeDate).fill(day)
      await userEvent.keyboard('{Enter}')
    }
    await type('11/01/2030')
    await expect.element(half(/^End/)).toHaveAttribute('aria-pressed', 'true')
    expect(searched(asked, 'end')).toHaveLength(before)
    await type('11/02/2030')
    await expect.poll(() => inAddress('end')).toBe('2030-02-11T10:00')
    await expect.poll(() => searched(asked, 'end').at(-1)).toBe('2030-02-11T10:00')
    await expect.element(sheet).toBeVisible()
    await sheet.getByLabelText(words.endTime).selectOptions('12:30')
    await expect.poll(() => inAddress('end')).toBe('2030-02-11T12:30')
    await sheet.getByRole('button', { name: words.showCars(5) }).click()
    await expect.element(dialogs).not.toBeInTheDocument()
    await settled()
    expect(inAddress('start')).toBe('2030-01-11T10:00')
    expect(inAddress('end')).toBe('2030-02-11T12:30')
  },
)

test('how far one drives is asked once, and the prices follow the slider', async () => {
  const asked = await openCars()
  const { question, paces } = milesMessages.en
  const slider = page.getByRole('slider', { name: question })
  const prices = () => cards().map((card) => card.querySelector('.text-30')?.textContent)
  await expect.element(page.getByRole('link', { name: /Model A/ })).toBeInViewport()
  const said = () => slider.element().getAttribute('aria-valuetext')
  expect(said()).toMatch(/^850 miles in 30 days, about 850 a month$/)
  expect(prices().slice(0, 2)).toEqual(['$585.00', '$685.00'])

  // 2,150 more miles for 10 cents each.
  await page.getByRole('button', { name: paces.rideshare }).click()
  await expect.poll(() => prices().slice(0, 2)).toEqual(['$800.00', '$900.00'])
  await expect.element(page.getByText(results.forTrip(30, '3,000'))).toBeVisible()
  await expect.poll(() => searched(asked, 'miles').at(-1)).toBe('3000')

  // By keyboard a place further down, kept for the next visit.
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(said).not.toMatch(/^3,000 miles/)
  const answer = said()
  await expect.poll(() => searched(asked, 'miles').at(-1)).not.toBe('3000')
  const askedAnew = await openCars({ again: true })
  expect(said()).toBe(answer)
  expect(searched(askedAnew, 'miles')).toEqual([searched(asked, 'miles').at(-1)])
})
