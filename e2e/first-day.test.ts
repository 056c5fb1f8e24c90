// @desk @thorough
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, expect, type Page } from '@playwright/test'
import { staffMessages } from '#web/staff/staff/messages.ts'
import { startServer } from '#testing/built-server.ts'
import { fakeStripe, playedBy } from '#testing/stripe/fake-stripe.ts'
import { bookByCards } from './support/card-bookings.ts'
import { tellServer } from './support/stripe.ts'
import {
  fleet,
  invented,
  logo,
  mailSink,
  moreRenters,
  paper,
  photos,
  read,
  sessionOf,
} from './support/first-day.ts'
import { Owner } from './pages/owner.ts'
import { Renter } from './pages/renter.ts'
import { watchTraffic } from './support/quiet.ts'
import { ask, post } from './support/wire.ts'

/*
 * An owner opens a company: from an empty database to a rental that is paid, in a browser, without SQL and
 * without editing a file (docs/product/company.md#opening).
 */

const root = join(import.meta.dirname, '..')
const owner = 'olga@gulfcars.example'
const renter = 'ana@example.com'

async function signIn(page: Page, email: string, codeTo: (address: string) => Promise<string>) {
  const person = new Renter(page)
  await page.goto('/welcome')
  await person.askForMail(email)
  await person.typeCode(await codeTo(email))
  return person
}

const renterScreens = (order: string) => [
  ...'/ /about /faq /terms /accessibility /contact /results /nowhere /passport /personal'.split(
    ' ',
  ),
  ...'/jobs /jobs/create /jobs/routes /my-network /referral-tree /waiting-list /dashboard'.split(
    ' ',
  ),
  `/confirmation?order=${order}`,
  `/keys?order=${order}`,
]
const staffScreens = ['today', 'bookings', 'payments', 'cars', 'company', 'prices', 'texts'].map(
  (view) => `/staff?view=${view}`,
)

test('from an empty database to rentals that are paid by transfer and by cards', async ({
  browser,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tramo-first-day-'))
  const sink = await mailSink()
  let url = ''
  const stripe = await fakeStripe((event) => void tellServer(url, event))
  const settings = {
    DATA_DIR: dataDir,
    SEED_DEMO: '0',
    MAIL_URL: `smtp://127.0.0.1:${sink.port}`,
    MAIL_FROM: 'hello@gulfcars.example',
    TEST_CLOCK: '',
    DEV_PAGES: '',
    ...playedBy(stripe),
  }
  const server = await startServer(settings)
  url = server.url
  const begun = Date.now()
  try {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings }
    execFileSync(process.execPath, ['dist/server/staff.js', 'add', owner], { cwd: root, env })
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByText(/open soon/i).first()).toBeVisible()
    const olga = await signIn(page, owner, sink.codeTo)
    await olga.describePerson({ first: 'Olga', last: 'Reyes' })
    const desk = new Owner(page)
    const { company } = Owner.words

    await desk.openList('company')
    await page.getByLabel(company.logoChoose).setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: logo,
    })
    await expect(page.getByRole('img', { name: company.logo })).toBeVisible()
    await desk.fill(company.name, 'Gulf Cars')
    await desk.fill(company.legalName, 'Gulf Cars LLC')
    await desk.fill(company.address, '12 Water Street, Tampa, FL 33602')
    await desk.fill(company.phone, '(813) 555-0142')
    await desk.fill(company.supportMail, 'help@gulfcars.example')
    await desk.fill(company.mainColor, '#7a1f3d')
    await desk.fill(company.accentColor, '#ffcc00')
    await desk.fill(company.bankHolder, 'Gulf Cars LLC')
    await desk.fill(company.bankRouting, '063100277')
    await desk.fill(company.bankAccount, '8800112233')
    await desk.fill(company.cardFee, '3')
    await page.getByRole('checkbox', { name: company.showsMaker }).uncheck()
    await desk.saveCompany()
    // Until it has a name, that of the program stands for it.
    const before = sink.taken.length
    const oakland = { en: 'Oakland', es: 'Oakland', town: 'Oakland, CA', gas: '4.80' }
    await desk.addArea({ ...oakland, address: '480 Third Street, Oakland, CA 94607' })
    const tampa = { en: 'Tampa Bay', es: 'Bahía de Tampa', town: 'Tampa, FL', gas: '3.20' }
    await desk.addArea({ ...tampa, address: '12 Water Street, Tampa, FL 33602' })
    await desk.addTax('Tampa Bay', {
      name: { en: 'Florida surcharge', es: 'Recargo de Florida' },
      daily: '2.00',
      firstDays: '30',
      on: [],
      account: '2215',
    })
    await desk.addTax('Tampa Bay', {
      name: { en: 'Florida sales tax', es: 'Impuesto de Florida' },
      percent: '6',
      on: ['rent', 'miles', 'extras'],
      onTaxes: ['Florida surcharge'],
      account: '2210',
    })
    await desk.openList('cars')
    await desk.takeCars({ name: 'fleet.csv', mimeType: 'text/csv', buffer: fleet() }, 60)
    const zip = { name: 'photos.zip', mimeType: 'application/zip', buffer: await photos() }
    await desk.takePhotos(zip, 60)
    await desk.openDoors()
    const opened = Date.now()

    const visitor = await browser.newContext({ baseURL: server.url })
    const street = await visitor.newPage()
    watchTraffic(street)
    const ana = new Renter(street)
    await street.goto('/')
    const area = street.getByLabel('Area', { exact: true })
    await area.selectOption({ label: 'Tampa Bay' })
    await street.getByRole('button', { name: 'Search' }).first().click()
    await ana.openCar()
    await ana.book()
    await ana.goOnFromTrip()
    await ana.askForMail(renter)
    await ana.typeCode(await sink.codeTo(renter))
    await ana.describeDriver()
    await ana.goOnToPayment()
    // By a sheet of its own: a month, $2 a day for its 30 days, 6 % of both, and the deposit.
    const total = 849 + 60 + (849 + 60) * 0.06 + 700
    const due = `$${total.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
    await ana.chooseWay(/^Bank transfer/)
    await expect(street.getByText('063 100 277').first()).toBeVisible()
    await street.getByLabel('Confirmation number').fill('T-778')
    await street.getByRole('button', { name: due }).filter({ visible: true }).first().click()
    await expect(street).toHaveURL(/\/confirmation\?order=/)
    const order = ana.order()

    await desk.openList('payments')
    await desk.decideFirst(staffMessages.en.arrived)
    await desk.openList('documents')
    // Below the heading of the columns.
    await expect(desk.rows).toHaveCount(1 + 2)
    await desk.decideFirst(staffMessages.en.verify)
    await desk.decideFirst(staffMessages.en.verify)
    await desk.openList('bookings')
    await desk.confirmFirst()
    const minutes = Math.round((opened - begun) / 6_000) / 10
    console.log(`Open for booking after ${minutes} minutes and ${desk.presses} presses.`)

    const told = () => sink.taken.filter(({ to }) => to === renter).map(({ mail }) => mail)
    await expect
      .poll(() => told().some(({ headers }) => /confirmed/.test(headers.subject ?? '')))
      .toBe(true)
    for (const { headers } of told())
      expect(headers.from).toBe('Gulf Cars <hello@gulfcars.example>')
    const sessions = {
      ana: await sessionOf(street),
      olga: await sessionOf(page),
    }
    const contract = await paper(server.url, `/api/contract/${order}`, sessions.ana, 'POST')
    expect(contract).toContain('Gulf Cars LLC')
    const papers = [
      contract,
      await paper(server.url, `/api/receipt?start=${order}`, sessions.ana),
      await paper(server.url, `/api/receipt?start=${order}&lang=es`, sessions.olga),
    ]
    const { calculatorData } = await ask<{ calculatorData: { total: number } }>(
      server.url,
      sessions.olga,
      { objectType: 'staffMoney', order },
    )
    expect(calculatorData.total).toBe(total)

    await bookByCards(street, stripe)

    // The mails of a first week: five more are paid for and confirmed, and one of them is given up.
    const others = await moreRenters(server.url, sink.codeTo, 5)
    const lists = [
      ['payments', staffMessages.en.arrived, 5],
      ['documents', staffMessages.en.verify, 10],
      // Those that were paid by card, too.
      ['bookings', undefined, 7],
    ] as const
    for (const [list, press, count] of lists) {
      await desk.openList(list)
      await expect(desk.rows).toHaveCount(1 + count)
      for (let left = count; left > 0; left -= 1)
        await (press ? desk.decideFirst(press) : desk.confirmFirst())
    }
    for (const { token, order: given } of others.slice(0, 1))
      await post(server.url, token, { objectType: 'cancelContract', order: given, lang: 'es' })
    await expect.poll(() => sink.taken.length - before).toBeGreaterThanOrEqual(30)

    const screens = [
      ...(await read(street, renterScreens(order), server.url)),
      ...(await read(page, staffScreens, server.url)),
    ]
    const mails = sink.taken.slice(before).map(({ mail }) => JSON.stringify(mail))
    expect(screens.length).toBeGreaterThanOrEqual(40)
    // Its own switch says what it switches.
    const said = screens.map((text) => text.replaceAll(/(Powered by|Con tecnología de) Tramo/g, ''))
    const found = [...said, ...mails, ...papers].flatMap((text) =>
      invented
        .filter((one) => text.includes(one))
        .map(
          (one) =>
            `${text.slice(0, 40)}: …${text.slice(text.indexOf(one) - 60, text.indexOf(one) + 40)}…`,
        ),
    )
    expect(found).toEqual([])
    console.log(
      `${screens.length} screens, ${mails.length} mails and ${papers.length} papers name nobody else.`,
    )
  } finally {
    await server.stop()
    await sink.close()
    await stripe.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
