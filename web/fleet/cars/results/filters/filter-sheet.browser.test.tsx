import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Lang } from '#web/core/i18n.ts'
import { brokenRules, faultsInBothSizes } from '#testing/screens/clean-screen.ts'
import { cards, fiveCars, kinds, searchIn, towns, trip } from '#testing/screens/cars.ts'
import { desk, openScreen, phone, settled } from '#testing/screens/open-screen.tsx'
import { resultsMessages } from '../results-messages.ts'
import { filterMessages } from './filter-messages.ts'

/** $585 to $985, the last two of them in Alameda. */
const spread = fiveCars.map((car, at) =>
  at < 3 ? car : { ...car, location: { ...car.location, city: 'Alameda' } },
)
const answers = { home: towns, cars: searchIn(spread), carTypesFeatures: kinds }

const openFilters = async (lang: Lang = 'en', size = phone) => {
  const words = { ...resultsMessages[lang], ...filterMessages[lang] }
  const { asked } = await openScreen(`/results?area=1&${trip}`, answers, { lang, size })
  await settled()
  const button = page.elementLocator(document.querySelector('#filters') ?? document.body)
  await button.click()
  const sheet = page.getByRole('dialog', { name: words.filters })
  const low = sheet.getByRole('slider', { name: words.lowestPrice })
  await expect.element(low).toBeVisible()
  return {
    words,
    asked,
    button,
    sheet,
    low,
    high: sheet.getByRole('slider', { name: words.highestPrice }),
    lowest: sheet.getByRole('textbox', { name: words.lowestPrice }),
    highest: sheet.getByRole('textbox', { name: words.highestPrice }),
    show: sheet.getByRole('button').last(),
    chips: page.getByRole('list', { name: words.selectedFilters }),
  }
}

const sizes: [Lang, typeof phone][] = [
  ['en', phone],
  ['es', desk],
]

test.for(sizes)(
  'thumbs and fields set the same price, by keyboard too (%s)',
  async ([lang, size]) => {
    const { words, low, high, lowest, highest, show, chips } = await openFilters(lang, size)
    await expect.element(show).toHaveTextContent(words.show(5))
    expect(await faultsInBothSizes()).toEqual([])
    // Bars of $25 from $575 on: an arrow goes $5.
    ;(low.element() as HTMLElement).focus()
    for (let step = 0; step < 3; step++) await userEvent.keyboard('{ArrowRight}')
    await expect.element(lowest).toHaveValue('590')
    expect(low.element().getAttribute('aria-valuetext')).toBe('$590')
    await expect.element(show).toHaveTextContent(words.show(4))
    await highest.fill('785')
    await expect.element(high).toHaveAttribute('aria-valuetext', '$785')
    await expect.element(show).toHaveTextContent(words.show(2))
    // They meet and do not pass each other.
    ;(low.element() as HTMLElement).focus()
    await userEvent.keyboard('{End}')
    await expect.element(lowest).toHaveValue('785')
    await userEvent.keyboard('{Home}')
    await expect.element(lowest).toHaveValue('')
    await expect.element(show).toHaveTextContent(words.show(3))
    await show.click()
    await settled()
    expect(cards()).toHaveLength(3)
    await chips.getByText(words.upTo('$785')).click()
    await settled()
    expect(cards()).toHaveLength(5)
  },
)

test('the track brings the nearer thumb', async () => {
  const { low, lowest, highest } = await openFilters()
  const track = low.element().parentElement ?? document.body
  const { width } = track.getBoundingClientRect()
  const at = async (share: number) =>
    userEvent.click(track, { position: { x: Math.round(width * share), y: 22 } })
  // $575 to $1,000.
  await at(0.25)
  await expect.element(lowest).toHaveValue('680')
  await at(0.75)
  await expect.element(highest).toHaveValue('895')
})

test.for(sizes)(
  'a price that leaves no car says what the cheapest costs, and sets it (%s)',
  async ([lang, size]) => {
    const { words, lowest, highest, show, sheet, button } = await openFilters(lang, size)
    await highest.fill('100')
    const none = `${words.noneAt('$100')} ${words.cheapest('$585')}`
    await expect.element(show).toHaveTextContent(none)
    await expect.element(show).toHaveAttribute('aria-disabled', 'true')
    await expect.element(highest).toHaveAccessibleDescription(words.noneAt('$100'))
    expect(await faultsInBothSizes()).toEqual([])
    await show.click({ force: true })
    await expect.element(sheet).toBeVisible()
    await sheet.getByRole('button', { name: words.setTo('$585') }).click()
    await expect.element(highest).toHaveFocus()
    await expect.element(highest).toHaveValue('585')
    await expect.element(show).toHaveTextContent(words.show(1))
    await lowest.fill('600')
    await expect.element(highest).toHaveAccessibleDescription(words.crossed)
    await expect.element(show).toHaveTextContent(words.noneBetween)
    await highest.fill('')
    await lowest.fill('3000')
    await expect
      .element(show)
      .toHaveTextContent(`${words.noneFrom('$3,000')} ${words.dearest('$985')}`)
    await lowest.fill('cheap')
    await expect.element(sheet.getByText(words.noAmount)).toBeVisible()
    await expect.element(lowest).toHaveValue('cheap')
    await sheet.getByRole('button', { name: words.clearAll }).click()
    await expect.element(lowest).toHaveValue('')
    await expect.element(show).toHaveTextContent(words.show(5))
    await show.click()
    await expect.element(button).toHaveTextContent(words.allTypes)
  },
)

test('kinds, features and towns say how many cars they leave; a town ends with its area', async () => {
  const { words, asked, sheet, show, chips } = await openFilters()
  await sheet.getByRole('button', { name: 'Sedan 5 cars' }).click()
  await expect.element(sheet.getByRole('button', { name: 'Bluetooth 4 cars' })).toBeVisible()
  const town = sheet.getByRole('combobox', { name: words.pickupTown })
  await town.selectOptions('Alameda, 2 cars')
  await expect.element(show).toHaveTextContent(words.show(2))
  expect(await brokenRules()).toEqual([])
  await show.click()
  await settled()
  expect(cards()).toHaveLength(2)
  await expect.element(chips.getByText('Alameda')).toBeVisible()
  // The list asks for no counts.
  expect(asked.at(-1)?.fields).toMatchObject({ town: 'Alameda', subtypes: 'sedan' })
  expect(asked.at(-1)?.fields.choices).toBeUndefined()
  await page.getByRole('button', { name: words.changeSearch }).click()
  await page.getByRole('dialog').getByLabelText(words.area).selectOptions('Miami')
  await page.getByRole('dialog').getByRole('button', { name: words.showCars }).click()
  await settled()
  await expect.element(chips.getByText('Alameda')).not.toBeInTheDocument()
  expect(asked.at(-1)?.fields.town).toBeUndefined()
})
