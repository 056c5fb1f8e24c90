import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { company } from '#web/core/company.ts'
import { errorMessages } from '#web/core/api/errors.ts'
import { contentMessages } from '#web/fleet/site/content/content-messages.ts'
import { homeMessages } from '#web/rentals/home/home-messages.ts'
import { installMessages } from '#web/rentals/home/install-messages.ts'
import { noticeMessages } from '#web/app/shell/notice-messages.ts'
import { shellMessages } from '#web/app/shell/messages.ts'
import { welcomeMessages } from '#web/people/account/welcome-messages.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { noSignal } from '#testing/screens/answers.ts'
import { home } from '#testing/screens/company.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, phone, place, settled } from '#testing/screens/open-screen.tsx'

// Also after a test that failed: the browser of the next one is its own.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const words = homeMessages.en
const install = installMessages.en
const shell = shellMessages.en
const least = { otherwiseLeast: true } as const

const openHome = async (options = {}) => {
  await openScreen('/', { home }, { ...least, ...options })
  await settled()
}

const banner = page.getByRole('region', { name: install.installRegion })

/** As a browser does that would like to be asked. */
function offerToInstall(prompt: () => Promise<void>) {
  const asked = new Event('beforeinstallprompt', { cancelable: true })
  window.dispatchEvent(Object.assign(asked, { prompt }))
}

test('the program’s own mark stands whole in the header, the last letter of its word too', async () => {
  await openHome()
  const svg = document.querySelector<SVGSVGElement>('header a svg')
  const [mark, word] = [svg?.viewBox.baseVal, svg?.querySelector<SVGPathElement>('path:last-child')]
  if (!mark || !word) throw new Error('no mark')
  const { x, width } = word.getBBox()
  // Lines are drawn half to each side.
  const half = Number(word.getAttribute('stroke-width')) / 2
  expect(x + width + half).toBeLessThanOrEqual(mark.width)
  expect(x + width + half).toBeGreaterThan(mark.width - 5)
})

// @2.3-home-install
test('on an iPhone Safari’s way is explained', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  )
  await openHome()
  await expect.element(banner.getByText(install.installByHand)).toBeVisible()
  const button = banner.getByRole('button', { name: install.install, exact: true })
  expect(button.elements()).toHaveLength(0)
})

// @1-install-banner @2.3-home-install
test('the browser’s own question is offered once it may be asked, and a dismissal is remembered', async () => {
  const prompt = vi.fn<() => Promise<void>>(async () => {})
  await openHome()
  offerToInstall(prompt)
  await banner.getByRole('button', { name: install.install }).click()
  expect(prompt).toHaveBeenCalledOnce()
  await expect.element(banner).not.toBeInTheDocument()

  offerToInstall(prompt)
  await banner.getByRole('button', { name: install.dismiss }).click()
  await openHome({ again: true })
  offerToInstall(prompt)
  await settled()
  await expect.element(banner).not.toBeInTheDocument()
})

// @1-charity-banner @1-install-banner @2.3-home-install @3-browser-storage
test('Escape or a press puts the alert for Ukraine away, and the donation note, for good', async () => {
  await openHome()
  const ukraine = page.getByText(words.helpUkraine, { exact: true })
  const gives = page.getByRole('heading', { name: words.givesBack })
  await expect.element(ukraine).toBeVisible()
  // Escape closes what is open, and only then what lies behind it; tabbing out leaves nothing covered.
  const menu = page.getByRole('navigation', { name: shell.menu })
  await page.getByRole('button', { name: shell.menu }).click()
  ;(menu.getByRole('link').last().element() as HTMLElement).focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(menu).not.toBeInTheDocument()
  await page.getByRole('button', { name: shell.menu }).click()
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(ukraine).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(ukraine).not.toBeInTheDocument()
  const note = gives.element().closest('section')
  await page
    .elementLocator(note ?? document.body)
    .getByRole('button', { name: words.dismissDonation })
    .click()
  await expect.element(gives).not.toBeInTheDocument()
  await openHome({ again: true })
  await expect.element(ukraine).not.toBeInTheDocument()
  await expect.element(gives).not.toBeInTheDocument()
})

// @1-charity-banner @2.3-footer-year
test('the footer says year, rights, charity and terms; on phones home says charity, and beside the keys nothing does', async () => {
  const footer = page.getByRole('contentinfo')
  const charity = () =>
    page
      .getByText(uiMessages.en.charity('10%'))
      .elements()
      .filter((element) => element.checkVisibility())
  await openHome({ size: phone })
  await expect.element(footer).not.toBeInTheDocument()
  expect(charity()).toHaveLength(1)
  await openHome({ size: desk })
  expect(charity()).toHaveLength(1)
  await expect
    .element(footer)
    .toHaveTextContent(`© ${new Date().getFullYear()} ${company().legalName}. ${shell.rights}`)
  await footer.getByRole('link', { name: shell.terms }).click()
  await expect.poll(place).toBe('/terms')
  await openScreen('/keys', {}, { ...least, size: desk, signedIn: true })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(footer).not.toBeInTheDocument()
})

const prefers = (language: string) =>
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
const offer = page.getByRole('region', { name: 'Idioma' })
const title = page.getByRole('heading', { level: 1 })
const openAbout = (options = {}) => openScreen('/about', {}, { ...least, ...options })

test('a browser that prefers Spanish is offered it once, in Spanish, and the answer is kept', async () => {
  prefers('es-MX')
  await openAbout({ lang: undefined })
  await expect.element(offer).toHaveTextContent('¿Prefieres ver esta página en español?')
  expect(offer.element().getAttribute('lang')).toBe('es-US')
  await offer.getByRole('button', { name: 'Seguir en inglés' }).click()
  await expect.element(offer).not.toBeInTheDocument()
  await openAbout({ again: true })
  await expect.element(title).toHaveTextContent(contentMessages.en.aboutTitle)
  await expect.element(offer).not.toBeInTheDocument()
})

test('a browser of another language is not asked', async () => {
  prefers('fr-FR')
  await openAbout({ lang: undefined })
  await expect.element(title).toBeVisible()
  await expect.element(offer).not.toBeInTheDocument()
})

// @2.3-header-logo
test('on /welcome the switch changes the language in place, and what is typed stays', async () => {
  await openScreen('/welcome', {}, { ...least, lang: 'es' })
  await page.getByLabelText(welcomeMessages.es.email).fill('ana@example.com')
  await page.getByRole('button', { name: shellMessages.es.changeLanguage }).click()
  const field = page.getByLabelText(welcomeMessages.en.email)
  await expect.element(field).toHaveValue('ana@example.com')
  expect(document.documentElement.lang).toBe('en-US')
})

// @7-errorReport @8-screen-crash
test('a crash in a screen says so exactly, is reported once, and leads home', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubEnv('DEV', false)
  const broken = () => Response.json({ status: 1, cars: [null], total: 1 })
  const trip = 'area=1&start=2030-01-10T10:00&end=2030-02-10T10:00'
  const { asked } = await openScreen(
    `/results?${trip}`,
    { home, cars: broken, errorReport: made('errorReport') },
    least,
  )
  await expect
    .element(page.getByRole('alert').getByText(errorMessages.en.crash))
    .toHaveTextContent(
      'Something went wrong. We have noticed the error and will fix it asap. Please reload the page to try again.',
    )
  await expect.element(page.getByRole('button', { name: errorMessages.en.refresh })).toBeVisible()
  const reports = () => asked.filter(({ name }) => name === 'errorReport')
  await expect.poll(() => reports().map(({ fields }) => fields.path)).toEqual(['/results'])
  // It loads the program anew.
  const way = page.getByRole('link', { name: errorMessages.en.backHome })
  expect(way.element().getAttribute('href')).toBe('/')
})

// @8-this-could
test('without signal a first visit is told once, however many reads fail', async () => {
  let isAway = true
  const answer =
    <Answer,>(said: Answer) =>
    () =>
      isAway ? noSignal() : said
  await openScreen('/results?area=5', {
    home: answer(home),
    cars: answer(made('cars')),
    carTypesFeatures: answer(made('carTypesFeatures')),
  })
  const told = (text: string) => page.getByText(text, { exact: true }).elements().length
  const again = page.getByRole('button', { name: uiMessages.en.tryAgain })
  await expect.element(again).toBeVisible()
  expect(again.elements()).toHaveLength(1)
  expect(told(errorMessages.en.network)).toBe(1)
  expect(told(noticeMessages.en.offline)).toBe(0)
  expect(told(errorMessages.en.notLoaded)).toBe(0)
  isAway = false
  await again.click()
  await expect.poll(() => told(errorMessages.en.network)).toBe(0)
})
