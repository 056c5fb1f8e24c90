import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Fields } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { fiveCars, kinds, searchIn, towns, trip } from '#testing/screens/cars.ts'
import { desk, openScreen, phone, place, settled } from '#testing/screens/open-screen.tsx'
import { detailsMessages } from '../details/details-messages.ts'
import { carMessages } from '../parts/car-messages.ts'

const [car] = fiveCars
const name = 'Toyota Model A 2024'

test.for([phone, desk])(
  'a press on a car shows its name and price before the server has answered (%o)',
  async (size) => {
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const details = async () => {
      await isAnswered
      const calculatorData = { miles: 850, totalDays: 30, total: 500, tripPrice: 585 }
      return made('cars', { car, calculatorData })
    }
    const list = searchIn(fiveCars)
    const cars = (fields: Fields) => (fields.car === undefined ? list(fields) : details())
    await openScreen(
      `/results?area=1&${trip}`,
      { home: towns, cars, carTypesFeatures: kinds },
      { size, otherwiseLeast: true },
    )
    await settled()
    const main = page.getByRole('main')
    await main.getByRole('link', { name }).click()

    await expect.poll(place).toMatch(/^\/details\?/)
    const heading = page.getByRole('heading', { level: 1, name })
    await expect.element(heading).toHaveFocus()
    await expect.element(main.getByText('$585.00', { exact: true })).toBeVisible()
    await expect
      .element(main.getByRole('button', { name: carMessages.en.favourite(name) }))
      .toBeVisible()
    const top = heading.element().getBoundingClientRect().top
    const ways = () =>
      page
        .getByRole('link', { name: detailsMessages.en.book })
        .elements()
        .filter((link) => link.checkVisibility())
    expect(ways()).toEqual([])

    answer()
    await expect.poll(ways).not.toEqual([])
    // What the list said is what it costs here.
    const price = page.getByRole('complementary').getByText('$585.00', { exact: true })
    await expect.element(price.first()).toBeVisible()
    // The head stays where it was, with the focus.
    await expect.element(heading).toHaveFocus()
    expect(heading.element().getBoundingClientRect().top).toBe(top)
  },
)
