import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Lang } from '#web/core/i18n.ts'
import { faultsInBothSizes } from '#testing/screens/clean-screen.ts'
import { fiveCars, kinds, searchIn, towns, trip } from '#testing/screens/cars.ts'
import { desk, openScreen, phone, place, settled } from '#testing/screens/open-screen.tsx'
import { compareMessages } from './compare-messages.ts'

const answers = { home: towns, cars: searchIn(fiveCars), carTypesFeatures: kinds }
const sizes: [Lang, typeof phone][] = [
  ['en', phone],
  ['es', desk],
]
const nameOf = (letter: string) => `Toyota Model ${letter} 2024`

test.for(sizes)(
  'up to three cars are compared, with the prices of their cards (%s)',
  async ([lang, size]) => {
    const words = compareMessages[lang]
    await openScreen(`/results?area=1&${trip}`, answers, { lang, size, otherwiseLeast: true })
    await settled()
    const bar = page.getByRole('region', { name: words.bar })
    const compare = (letter: string) =>
      page.getByRole('main').getByRole('button', { name: words.compareCar(nameOf(letter)) })
    await compare('A').click()
    await expect.element(bar.getByText(words.oneMore)).toBeVisible()
    await compare('B').click()
    await compare('C').click()
    await expect
      .poll(() => bar.getByRole('button', { name: 'Toyota Model' }).elements())
      .toHaveLength(3)
    // However small, what is drawn says so.
    await expect.element(bar.getByText(words.drawings)).toBeVisible()
    await expect.element(compare('D')).toHaveAccessibleDescription(words.full)
    ;(compare('D').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(compare('D')).toHaveAttribute('aria-pressed', 'false')
    // What is scrolled below the header is not to be pressed there.
    window.scrollTo(0, 0)
    expect(await faultsInBothSizes()).toEqual([])

    await bar.getByRole('link', { name: words.compareCount(3) }).click()
    const sheet = page.getByRole('dialog', { name: words.title(3) })
    await settled()
    // The list stays where it is, behind.
    expect(document.querySelectorAll('li[data-on-map]')).toHaveLength(5)
    expect(await faultsInBothSizes()).toEqual([])
    const table = sheet.getByRole('table', { name: words.table })
    const prices = table
      .getByRole('row')
      .filter({ hasText: words.price(30, '850') })
      .getByRole('cell')
    await expect
      .poll(() => prices.elements().map((cell) => cell.lastChild?.textContent))
      .toEqual([`$585.00${words.best}`, '$685.00', '$785.00'])

    // Back is the list with its bar; a car that is taken away is beside the others no more.
    window.history.back()
    await bar.getByRole('button', { name: words.remove(nameOf('B')) }).click()
    await bar.getByRole('link', { name: words.compareCount(2) }).click()
    await settled()
    const two = page.getByRole('dialog', { name: words.title(2) })
    expect(two.getByRole('columnheader').elements()).toHaveLength(3)
    await page.getByRole('link', { name: words.book('Model C') }).click()
    await expect.poll(place).toMatch(/^\/booking\?.*car=3/)
    expect(place()).toContain(`start=${encodeURIComponent('2030-01-10T10:00')}`)
  },
)
