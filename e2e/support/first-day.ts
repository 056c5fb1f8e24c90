import { expect, type Page } from '@playwright/test'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { SMTPServer } from 'smtp-server'
import { readRows } from '#server/app/demo/read-data.ts'
import { readMail, type ReadMail } from '#server/platform/mail/read-eml.ts'
import { readPdf } from '#testing/pdf-text.ts'
import { givePapers } from './people.ts'
import { textsOf } from './texts.ts'
import { ask, post } from './wire.ts'

/* What an owner has on the first day, and what is looked for in all that is said afterwards. */

/** A mail server that keeps what it takes. */
export async function mailSink() {
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
export const fleet = () => {
  const head =
    'source_id,make,model,year,subtype,area,city,latitude,longitude,daily_rate_usd,weekly_price_usd,monthly_price_usd,mile_price_cents,deposit_max_usd'
  const lines = sixty.map(
    ({ ref, area, city, position }, at) =>
      `${ref},Toyota,Camry,${2018 + (at % 8)},sedan,${area},${city},${position},${39 + (at % 5)},229,849,9,700`,
  )
  return Buffer.from([head, ...lines].join('\n'))
}
export async function photos(): Promise<Buffer> {
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

export const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" rx="8" fill="#7a1f3d"/><circle cx="20" cy="20" r="9" fill="#ffcc00"/></svg>',
)

/** What no company of one's own says: the program's name, and what is made up for the sample. */
export const invented = [
  'Tramo',
  '000111222',
  '00005521',
  ...['Juniper', 'Alder', 'Foothill', 'Cedar', 'Palm', 'Laurel'].map((name) => `${name} Yard`),
  ...readRows<'email' | 'phone'>('people.csv').flatMap(({ email, phone }) => [email, phone]),
].filter((text) => text.length > 4)

/** What screens say in both languages, with all that is in their pages. */
export async function read(page: Page, paths: readonly string[], base: string): Promise<string[]> {
  const said: string[] = []
  for (const lang of ['en', 'es'])
    for (const path of paths) {
      await page.goto(`${base}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
      await page.waitForLoadState('networkidle')
      said.push(`${path} ${(await textsOf(page)).join(' | ')} ${await page.content()}`)
    }
  return said
}

export const sessionOf = (page: Page) =>
  page.evaluate(() => localStorage.getItem('userToken') ?? '')

export async function paper(
  base: string,
  path: string,
  token: string,
  method = 'GET',
): Promise<string> {
  const answer = await fetch(`${base}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(200)
  return readPdf(Buffer.from(await answer.arrayBuffer())).text
}

const firstNames = ['Iris', 'Nora', 'Pablo', 'Elena', 'Marcos']
const person = { lastName: 'Moreno', birthDate: '1990-05-04' }
const said = ({ http, body }: { http: number; body: { status: number } }) => {
  if (body.status !== 1) throw new Error(`${http} ${JSON.stringify(body)}`)
  return body as Record<string, unknown> & { status: number }
}

/** Renters who register, book and promise a transfer without a screen, in both languages in turn; answers their sessions and orders. */
export async function moreRenters(
  base: string,
  codeTo: (address: string) => Promise<string>,
  count: number,
): Promise<{ token: string; order: string }[]> {
  const start = `${new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10)}T12:00`
  const end = `${new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)}T12:00`
  const booked: { token: string; order: string }[] = []
  for (const at of Array.from({ length: count }).keys()) {
    const lang = at % 2 === 0 ? 'es' : 'en'
    const email = `renter-${at}@example.com`
    await post(base, undefined, { objectType: 'userVerification', email, lang })
    const signedIn = await post(base, undefined, {
      objectType: 'signIn',
      email,
      code: await codeTo(email),
      lang,
    })
    const token = String(said(signedIn).token)
    const phone = `+1813555${String(160 + at).padStart(4, '0')}`
    const firstName = firstNames[at % firstNames.length] ?? ''
    const registered = { ...person, firstName, phone, email, acceptedTerms: '1', lang }
    said(await post(base, token, { objectType: 'newUserRegistration', ...registered }))
    await givePapers(base, token, `D10${at}`)
    const query = { objectType: 'cars', start, end, lang }
    const { cars } = await ask<{ cars: { id: string; available: boolean }[] }>(base, token, query)
    const car = cars.find(({ available }) => available)?.id ?? ''
    const held = said(
      await post(base, token, { objectType: 'submitBooking', car, start, end, lang }),
    )
    const order = String(held.orderId)
    const transfer = { paymentMethod: 'bankTransfer', confirmationNumber: `T-${at}`, lang }
    said(await post(base, token, { objectType: 'submitPaymentRefund', order, ...transfer }))
    booked.push({ token, order })
  }
  return booked
}
