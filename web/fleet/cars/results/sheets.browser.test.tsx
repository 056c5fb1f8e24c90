import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { brokenRules } from '#testing/screens/clean-screen.ts'
import { fiveCars, kinds, searchIn, towns, trip } from '#testing/screens/cars.ts'
import { desk, openScreen, phone, place, settled } from '#testing/screens/open-screen.tsx'

const answers = { home: towns, cars: searchIn(fiveCars), carTypesFeatures: kinds }

/** As a person has chosen it for the whole device. */
async function inColours(value: 'light' | 'dark') {
  const prefer = (scheme: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-color-scheme', value: scheme }],
    })
  await prefer(value)
  onTestFinished(async () => {
    await prefer('')
  })
}

const dialog = page.getByRole('dialog')
const expectOpenAndClean = async () => {
  await expect.element(dialog).toBeVisible()
  expect(await brokenRules()).toEqual([])
}
const closeByEscape = async () => {
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
}

const looks = [
  { colours: 'light', size: phone },
  { colours: 'dark', size: desk },
] as const

// @2.3-results-filter @2.3-header-protected @2.3-dialogs-back
test.for(looks)(
  'dates, menu and filters are accessible while open, Escape and Back close them ($colours)',
  async ({ colours, size }) => {
    await inColours(colours)
    await openScreen('/', answers, { size })
    await settled()
    expect(matchMedia('(prefers-color-scheme: dark)').matches).toBe(colours === 'dark')
    const start = page.getByRole('button', { name: /^Start/ })
    await start.click()
    await expectOpenAndClean()
    await closeByEscape()
    await expect.element(start).toHaveFocus()

    await start.click()
    await expect.element(dialog).toBeVisible()
    await settled()
    window.history.back()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(place()).toBe('/')

    await page.getByRole('button', { name: /^(More|Menu)/ }).click()
    await expect.element(page.getByText('More ...', { exact: true })).toBeVisible()
    const lists = () => page.getByRole('link', { name: 'Waiting lists' }).elements()
    expect(lists().filter((link) => link.checkVisibility())).not.toEqual([])
    expect(await brokenRules()).toEqual([])
    await userEvent.keyboard('{Escape}')

    await openScreen(`/results?area=1&${trip}`, answers, { size })
    await settled()
    await page.getByRole('button', { name: 'Change area or dates' }).click()
    await expectOpenAndClean()
    await closeByEscape()
    await page.getByRole('button', { name: 'All types' }).click()
    await expect.element(page.getByRole('button', { name: 'Show 5 cars' })).toBeVisible()
    await expectOpenAndClean()
    await closeByEscape()
  },
)

/** Tabs until `isThere`, but not for ever. */
async function tabTo(isThere: (focused: Element) => boolean) {
  for (let tabs = 0; tabs < 40 && !isThere(document.activeElement ?? document.body); tabs++)
    await userEvent.keyboard('{Tab}')
}

// @2.3-home-area
test('a car is found by keyboard alone: the area typed, the search pressed, the car opened', async () => {
  await openScreen('/', answers, { size: desk, otherwiseLeast: true })
  await settled()
  const area = page.getByRole('combobox', { name: 'Area' })
  await expect.element(area).not.toHaveValue('')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  ;(area.element() as HTMLElement).focus()
  await userEvent.keyboard('Mia')
  // It says how many cars there are once they are counted.
  await tabTo(({ textContent }) => (textContent ?? '').startsWith('Search'))
  await userEvent.keyboard('{Enter}')
  const day = String.raw`\d{4}-\d\d-\d\dT10:00`
  await expect
    .poll(() => decodeURIComponent(place()))
    .toMatch(new RegExp(`^/results\\?area=5&start=${day}&end=${day}$`))
  const pill = page.getByRole('button', { name: 'Change area or dates' })
  await expect.element(pill).toHaveTextContent('Miami')
  await settled()
  const first = page.getByRole('link', { name: 'Toyota Model A 2024' })
  await tabTo((focused) => focused === first.element())
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(place).toMatch(/^\/details\?.*car=1/)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})
