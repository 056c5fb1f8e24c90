// @desk @thorough
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, expect, type Page } from '@playwright/test'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { SMTPServer } from 'smtp-server'
import { readMail, type ReadMail } from '#server/platform/mail/read-eml.ts'
import { startServer } from '#testing/built-server.ts'
import { readPdf } from '#testing/pdf-text.ts'
import { Owner } from './pages/owner.ts'
import { Renter } from './pages/renter.ts'
import { watchTraffic } from './support/quiet.ts'
import { textsOf } from './support/texts.ts'

/*
 * An owner opens a company: from an empty database to a rental that is paid, in a browser, without SQL and
 * without editing a file (docs/product/company.md#opening).
 */

const root = join(import.meta.dirname, '..')
const owner = 'olga@gulfcars.example'
const renter = 'ana@example.com'

/** A mail server that keeps what it takes. */
async function mailSink() {
  const taken: { to: string; mail: ReadMail }[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.once('end', () => {
        const source = Buffer.concat(pieces).toString('latin1').replaceAll('\r\n', '\n')
        taken.push({ to: envelope.rcptTo[0]?.address ?? '', mail: readMail(source) })
        done()
      })
    },
  })
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const { port } = smtp.server.address() as { port: number }
  const codeTo = async (address: string): Promise<string> => {
    const code = () =>
      taken
        .filter(({ to }) => to === address)
        .map(({ mail }) => /\b(\d{6})\b/.exec(mail.text)?.[1])
        .findLast(Boolean)
    await expect.poll(code).toBeDefined()
    return code() ?? ''
  }
  return { taken, port, codeTo, close: () => new Promise<void>((done) => smtp.close(() => done())) }
}

const sixty = Array.from({ length: 60 }, (_, at) => ({
  ref: `lot-${at + 1}`,
  area: at < 40 ? 'oakland' : 'tampa-bay',
  city: at < 40 ? 'Oakland' : 'Tampa',
  position: at < 40 ? '37.8,-122.27' : '27.95,-82.46',
}))
const fleet = () => {
  const head =
    'source_id,make,model,year,subtype,area,city,latitude,longitude,daily_rate_usd,weekly_price_usd,monthly_price_usd,mile_price_cents,deposit_max_usd'
  const lines = sixty.map(
    ({ ref, area, city, position }, at) =>
      `${ref},Toyota,Camry,${2018 + (at % 8)},sedan,${area},${city},${position},${39 + (at % 5)},229,849,9,700`,
  )
  return Buffer.from([head, ...lines].join('\n'))
}
async function photos(): Promise<Buffer> {
  const colors = ['teal', 'navy', 'maroon', 'gray', 'olive']
  const made = await Promise.all(
    colors.map((background) =>
      sharp({ create: { width: 1800, height: 1200, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ),
  )
  const entries = sixty.map(({ ref }, at) => [`${ref}-1.jpg`, made[at % made.length]] as const)
  return Buffer.from(zipSync(Object.fromEntries(entries) as never, { level: 0 }))
}

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" rx="8" fill="#7a1f3d"/><circle cx="20" cy="20" r="9" fill="#ffcc00"/></svg>',
)

async function signIn(page: Page, email: string, codeTo: (address: string) => Promise<string>) {
  const person = new Renter(page)
  await page.goto('/welcome')
  await person.askForMail(email)
  await person.typeCode(await codeTo(email))
  return person
}

test('from an empty database to a rental that is paid by transfer', async ({ browser }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tramo-first-day-'))
  const sink = await mailSink()
  const settings = {
    DATA_DIR: dataDir,
    SEED_DEMO: '0',
    MAIL_URL: `smtp://127.0.0.1:${sink.port}`,
    MAIL_FROM: 'hello@gulfcars.example',
    TEST_CLOCK: '',
    DEV_PAGES: '',
  }
  const server = await startServer(settings)
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

    await desk.open('company')
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
    await page.getByRole('checkbox', { name: company.showsMaker }).uncheck()
    await desk.saveCompany()
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
    await desk.open('cars')
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
    console.log(street.url(), (await textsOf(street)).join(' | '))
    console.log(
      `opened in ${Math.round((opened - begun) / 1000)} s with ${desk.presses} presses`,
      sink.taken.length,
      readPdf.name,
    )
  } finally {
    await server.stop()
    await sink.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
