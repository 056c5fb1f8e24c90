import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleMessages } from '#web/app/shell/sample-notice.tsx'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, settled } from '#testing/screens/open-screen.tsx'
import { heldOrder } from '#testing/screens/orders.ts'
import { homeMessages } from './home-messages.ts'
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
const cards = () => page.getByRole('region', { name: words.popular }).getByRole('link').elements()

test.each(['en', 'es'] as const)(
  'before there is an area, home and results say in %s that the company opens soon',
  async (lang) => {
    const soon = opensSoonMessages[lang]
    await openScreen('/', { home: nothing }, { ...least, lang })
    await expect.element(page.getByRole('heading', { name: soon.title })).toBeVisible()
    await expect.element(page.getByRole('search')).not.toBeInTheDocument()
    const popular = page.getByRole('region', { name: homeMessages[lang].popular })
    await expect.element(popular).not.toBeInTheDocument()
    await openScreen('/results', { home: nothing }, { ...least, lang })
    const title = page.getByRole('heading', { level: 1 })
    await expect.element(title).toHaveTextContent(soon.title)
    await expect.element(page.getByText(soon.text)).toBeVisible()
  },
)

test('home shows the areas that the company has, three at most', async () => {
  const own = ['Tampa', 'Orlando', 'Jacksonville', 'Naples'].map((name, at) =>
    area(`${at + 1}`, name.toLowerCase(), name, 'FL'),
  )
  await openScreen('/', { home: made('home', { areas: own }) }, least)
  await expect
    .poll(() => cards().map((card) => card.textContent))
    .toEqual(['Tampa', 'Orlando', 'Jacksonville'])
  const three = [
    area('1', 'bay-area', 'Bay Area', 'CA'),
    area('2', 'los-angeles', 'Los Angeles', 'CA'),
    area('5', 'miami', 'Miami', 'FL'),
    area('6', 'hawaii', 'Hawaii', 'HI'),
  ]
  await openScreen('/', { home: made('home', { areas: three }) }, least)
  await expect
    .poll(() => cards().map((card) => card.textContent))
    .toEqual(['Miami', 'Hawaii', 'Los Angeles'])
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
