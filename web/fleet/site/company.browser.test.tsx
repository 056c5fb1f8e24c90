import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { shellMessages } from '#web/app/shell/messages.ts'
import { sampleMessages } from '#web/app/shell/sample-notice.tsx'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, settled } from '#testing/screens/open-screen.tsx'
import { heldOrder } from '#testing/screens/orders.ts'
import { homeMessages } from '#web/rentals/home/home-messages.ts'
import { opensSoonMessages } from './opens-soon-messages.ts'

/* What screens say of a company that has set little, other things, or nothing. */

const least = { otherwiseLeast: true } as const
const words = homeMessages.en
const area = (id: string, slug: string, name: string, state: string) => ({
  id,
  slug,
  name,
  state,
  zone: 'America/Los_Angeles',
})
const nothing = made('home', { areas: [] })
const cards = () =>
  page.getByRole('navigation', { name: words.allAreas }).getByRole('link').elements()

test.each(['en', 'es'] as const)(
  'before there is an area, home and results say in %s that the company opens soon',
  async (lang) => {
    const soon = opensSoonMessages[lang]
    await openScreen('/', { home: nothing }, { ...least, lang })
    await expect.element(page.getByRole('heading', { name: soon.title })).toBeVisible()
    await expect.element(page.getByRole('search')).not.toBeInTheDocument()
    const areas = page.getByRole('navigation', { name: homeMessages[lang].allAreas })
    await expect.element(areas).not.toBeInTheDocument()
    await openScreen('/results', { home: nothing }, { ...least, lang })
    const title = page.getByRole('heading', { level: 1 })
    await expect.element(title).toHaveTextContent(soon.title)
    await expect.element(page.getByText(soon.text)).toBeVisible()
  },
)

// @2.3-home-three
test('home leads to each area that the company has, and says by which card somebody came to those that are advertised', async () => {
  const areas = [
    area('1', 'bay-area', 'Bay Area', 'CA'),
    area('2', 'los-angeles', 'Los Angeles', 'CA'),
    area('5', 'miami', 'Miami', 'FL'),
    area('6', 'hawaii', 'Hawaii', 'HI'),
  ]
  await openScreen('/', { home: made('home', { areas }) }, least)
  const carried = (slug: string) => `utm_source=home&utm_medium=card&utm_campaign=${slug}`
  await expect
    .poll(() => cards().map((card) => [card.textContent, card.getAttribute('href')]))
    .toEqual([
      ['Bay Area', '/results?area=1'],
      ['Los Angeles', `/results?area=2&${carried('los-angeles')}`],
      ['Miami', `/results?area=5&${carried('miami')}`],
      ['Hawaii', `/results?area=6&${carried('hawaii')}`],
    ])
})

test('a company that gives nothing says nothing of gifts, and one that gives says how much', async () => {
  const home = made('home', { areas: [area('1', 'tampa', 'Tampa', 'FL')] })
  const off = { donationRate: 0, helpsUkraine: false }
  await openScreen('/', { home }, { ...least, size: desk, company: off })
  await settled()
  await expect.element(page.getByRole('search')).toBeVisible()
  for (const said of [words.helpUkraine, words.givesBack, 'charity'])
    expect(page.getByText(said).elements()).toHaveLength(0)
  await openScreen('/', { home }, { ...least, size: desk, company: { donationRate: 0.025 } })
  await expect.element(page.getByText(words.donate('2.5%'))).toBeVisible()
  await expect.element(page.getByText(uiMessages.en.charity('2.5%')).last()).toBeVisible()
})

test('where everybody sees the sample company, every page says that it is one', async () => {
  const bar = page.getByRole('region', { name: sampleMessages.es.title })
  await openScreen('/about', {}, { ...least, lang: 'es', company: { isSample: true } })
  await expect.element(bar).toHaveTextContent(sampleMessages.es.text)
  await openScreen('/about', {}, { ...least, lang: 'es' })
  await settled()
  await expect.element(bar).not.toBeInTheDocument()
})

test('a company without a way to pay says so in its place, and nothing can be sent', async () => {
  const paymentGateways = made('paymentGateways', { paymentMethods: [] })
  await openScreen(
    '/payment?order=41',
    { ...heldOrder, paymentGateways },
    { ...least, signedIn: true },
  )
  const { noWays } = paymentMessages.en
  await expect.element(page.getByText(noWays).first()).toBeVisible()
})

const gulf = {
  name: 'Gulf Coast Cars',
  legalName: 'Gulf Coast Cars LLC',
  licenseNumber: 'FL-4471',
  address: '12 Water Street, Tampa, FL 33602',
  phone: '+18135550142',
  nightPhone: '+18135550199',
  supportMail: 'help@gulfcoast.example',
  showsMaker: true,
}

test('a company of its own name stands at the top and the bottom of each page, with the maker while it says so', async () => {
  const open = (company: object) => openScreen('/', {}, { ...least, size: desk, company })
  await open(gulf)
  const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')]
  await expect.element(header.getByText('Gulf Coast Cars')).toBeVisible()
  await expect
    .element(footer)
    .toHaveTextContent(
      'Gulf Coast Cars LLC. All rights reserved. License FL-4471. Powered by Tramo',
    )
  await expect.poll(() => document.title).toContain('Gulf Coast Cars')
  await open({ ...gulf, legalName: 'Gulf Coast Inc.' })
  await expect.element(footer).toHaveTextContent('Gulf Coast Inc. All rights reserved.')
  await open({ ...gulf, showsMaker: false, logo: '/company/1/logo.webp' })
  await expect.element(header.getByRole('img', { name: 'Gulf Coast Cars' })).toBeInTheDocument()
  await expect.element(footer).not.toHaveTextContent('Powered by')
})

test('the contact page says where the company is reached, and of a company that has said nothing nothing', async () => {
  await openScreen('/faq', {}, { ...least, company: gulf })
  await expect
    .element(page.getByRole('link', { name: '(813) 555-0142' }))
    .toHaveAttribute('href', 'tel:+18135550142')
  await expect
    .element(page.getByRole('link', { name: 'help@gulfcoast.example' }))
    .toHaveAttribute('href', 'mailto:help@gulfcoast.example')
  await expect.element(page.getByText('12 Water Street')).toBeVisible()
  await openScreen('/faq', {}, least)
  await settled()
  await expect.element(page.getByText('tel:')).not.toBeInTheDocument()
  expect(document.querySelectorAll('a[href^="tel:"]')).toHaveLength(0)
})

test('what the company does without has no place in the menu and is not found', async () => {
  const company = { absent: ['/jobs', '/my-network'] }
  await openScreen('/', { home: nothing }, { ...least, company, size: desk })
  await settled()
  const menu = page.getByRole('navigation').first()
  await expect.element(menu.getByRole('link', { name: shellMessages.en.dashboard })).toBeVisible()
  expect(menu.getByRole('link', { name: shellMessages.en.jobs }).elements()).toHaveLength(0)
  expect(menu.getByRole('link', { name: shellMessages.en.network }).elements()).toHaveLength(0)
  for (const path of ['/jobs', '/jobs/abc', '/my-network']) {
    await openScreen(path, { home: nothing }, { ...least, company, signedIn: true })
    await settled()
    expect(window.location.pathname).toBe('/404')
  }
})
