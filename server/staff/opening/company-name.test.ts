import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { contactForm } from '#protocol/fleet/operations.ts'
import {
  companySettings,
  staffAudit,
  staffSaveCompany,
  staffSaveLogo,
} from '#protocol/staff/operations.ts'
import { about } from '#protocol/fleet/operations.ts'
import { userVerification } from '#protocol/people/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { testServer } from '#testing/server.ts'
import { sendWaitingMail } from '../../platform/mail/outgoing-mail.ts'

const server = await testServer()
const { db } = server.services
let rosa: TestUser
beforeEach(async () => {
  rosa = await buildUser(server, { staff: true })
})

const gulf = {
  name: 'Gulf & Coast Cars',
  legalName: 'Gulf Coast Cars LLC',
  licenseNumber: 'FL-4471',
  address: '12 Water Street, Tampa, FL 33602',
  phone: '(813) 555-0142',
  nightPhone: '+1 813 555 0199',
  supportMail: 'Help@GulfCoast.example',
  showsMaker: true,
  mainColor: '#7A1F3D',
  accentColor: '#ffcc00',
  takesCash: true,
  cardFee: 0,
  donation: 0,
  helpsUkraine: false,
  answerHours: 8,
  callerHoldHours: 24,
  jobs: 'always' as const,
  hasCommunity: true,
  phoneCountry: 'US' as const,
}
const staff = () => server.as(rosa.token)
const read = async () => (await staff().read(companySettings, {})).body
const save = async (more: Partial<typeof gulf> = {}) =>
  staff().send(staffSaveCompany, { version: (await read()).version ?? '', ...gulf, ...more })
const page = async (url = '/dashboard') => (await server.app.inject({ url })).body

test('the name that is saved is in the head of pages and on their first picture, with the colors', async () => {
  expect(await page()).toContain('<title>Tramo</title>')
  expect((await save()).body).toEqual({ status: 1 })
  expect((await read()).settings).toMatchObject({
    phone: '+18135550142',
    nightPhone: '+18135550199',
    supportMail: 'help@gulfcoast.example',
    mainColor: '#7a1f3d',
  })
  const html = await page()
  expect(html).toContain('<title>Gulf &#38; Coast Cars</title>')
  expect(html).toContain('<b class="truncate font-display text-20">Gulf &#38; Coast Cars</b>')
  expect(html).toContain('Gulf &#38; Coast Cars needs JavaScript')
  expect(html).not.toContain('Tramo')
  expect(html).toContain('<style>:root{--color-primary:#7a1f3d;')
  expect(html).toContain('@media(prefers-color-scheme:dark){:root{--color-primary:')
  expect(await page('/')).toMatch(/<title>[^<]+ · Gulf &#38; Coast Cars<\/title>/)
})

test('the manifest and its icons are the company’s, and an older look is asked for no more', async () => {
  await save()
  const manifest = await server.app.inject({ url: '/manifest.webmanifest' })
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  const said = manifest.json() as { name: string; theme_color: string; icons: { src: string }[] }
  expect(said).toMatchObject({ name: gulf.name, theme_color: '#7a1f3d' })
  for (const { src } of said.icons) {
    const icon = await server.app.inject({ url: src })
    expect(icon.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await sharp(icon.rawPayload).metadata()).width).toBe(src.includes('192') ? 192 : 512)
  }
  const first = said.icons[0]?.src ?? ''
  expect(await page()).toContain(`<link rel="icon" type="image/png" href="${first}"`)
  expect((await server.app.inject({ url: first.replace('icon-192', 'passwd') })).statusCode).toBe(
    404,
  )
  await save({ mainColor: '#005e66' })
  expect((await server.app.inject({ url: first })).statusCode).toBe(404)
})

test('its mails come under its name and in its color, and answers go to its own address', async () => {
  await save()
  const email = 'luz@example.com'
  await server.as().send(userVerification, { email })
  await sendWaitingMail(server.services)
  const [mail] = mailsTo(server.dataDir, email)
  expect(mail?.headers).toMatchObject({
    from: '"Gulf & Coast Cars" <hello@localhost>',
    'reply-to': 'help@gulfcoast.example',
  })
  expect(mail?.headers.subject).toContain('Gulf & Coast Cars')
  expect(mail?.html).toContain('Gulf &#38; Coast Cars')
  expect(mail?.html).toContain('background:#7a1f3d')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Tramo|\{\w+\}/)
  // What visitors write goes there too.
  await server
    .as()
    .send(contactForm, { name: 'Ana', email: 'ana@example.com', message: 'Do you have vans?' })
  await sendWaitingMail(server.services)
  expect(mailsTo(server.dataDir, 'help@gulfcoast.example')).toHaveLength(1)
})

test('a contract names its legal party, and the texts of pages the company', async () => {
  await save()
  const renter = await buildUser(server)
  const order = await holdCar(server, renter, await buildCar(server))
  await payByCard(server, renter, order)
  const contract = await db
    .selectFrom('contract')
    .selectAll()
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  expect(contract.text_en).toContain(
    'Owner\tGulf Coast Cars LLC, the rental company that owns the car\nBusiness license\tFL-4471\nOwner’s address\t12 Water Street, Tampa, FL 33602',
  )
  expect(`${contract.text_en}${contract.text_es}`).not.toContain('Tramo')
  for (const lang of ['en', 'es'] as const) {
    const said = JSON.stringify((await server.as().read(about, {}, { lang })).body)
    expect(said).not.toMatch(/Tramo|\{\w+\}/)
  }
})

test.each([
  [{ mainColor: '#1aa7b0' }, 'mainColor', 'Invalid data'],
  [{ mainColor: 'teal' }, 'mainColor', 'Invalid data'],
  [{ accentColor: undefined }, 'accentColor', 'Field is Required'],
  [{ mainColor: undefined }, 'mainColor', 'Field is Required'],
  [{ name: 'x'.repeat(41) }, 'name', 'Max 40 characters'],
  [{ phone: '12' }, 'phone', 'Invalid Phone Number'],
  [{ supportMail: 'nobody' }, 'supportMail', 'Invalid e-mail'],
])('%j is refused at its field, and nothing is saved', async (wrong, field, sentence) => {
  const before = await read()
  const reply = await save(wrong)
  expect(reply).toMatchObject({ http: 400, body: { errors: { [field]: sentence } } })
  expect(await read()).toEqual(before)
})

const file = (bytes: Uint8Array | string, name: string, type: string) =>
  new File([bytes as Uint8Array<ArrayBuffer>], name, { type })
const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20" fill="#7a1f3d"/>${inside}</svg>`
const saveLogo = async (picture?: File, version?: string) =>
  staff().send(staffSaveLogo, { version: version ?? (await read()).logoVersion ?? '', picture })

test('a drawing becomes the logo on pages and icons, and is gone when it is removed', async () => {
  await save()
  const svg = file(drawing(''), 'mark.svg', 'image/svg+xml')
  expect((await saveLogo(svg)).body).toEqual({ status: 1 })
  const { logo = '' } = await read()
  const served = await server.app.inject({ url: logo })
  expect(served.headers['content-type']).toBe('image/webp')
  expect((await sharp(served.rawPayload).metadata()).format).toBe('webp')
  expect(await page()).toContain(`<img src="${logo}" alt="Gulf &#38; Coast Cars" height="32" />`)
  const icon = await server.app.inject({ url: logo.replace('logo.webp', 'icon-maskable-512.png') })
  expect((await sharp(icon.rawPayload).metadata()).height).toBe(512)
  const audit = await staff().read(staffAudit, { subject: 'company' })
  expect(audit.body.entries?.[0]?.details).toMatchObject({ to: expect.stringContaining('logo: ') })
  expect((await saveLogo()).body).toEqual({ status: 1 })
  expect((await read()).logo).toBeUndefined()
  expect((await server.app.inject({ url: logo })).statusCode).toBe(404)
  expect(await db.selectFrom('company_logo').select('id').execute()).toEqual([])
})

test.each([
  ['of 3 MB', () => file(new Uint8Array(3_000_000), 'a.png', 'image/png'), /less than 2MB/],
  ['of 20 MB', () => file(new Uint8Array(20_000_000), 'a.png', 'image/png'), /too large to send/],
  [
    'with script',
    () => file(drawing('<script>alert(1)</script>'), 'a.svg', 'image/svg+xml'),
    /not allowed/,
  ],
  [
    'that listens',
    () => file(drawing('<g onclick="alert(1)"/>'), 'a.svg', 'image/svg+xml'),
    /not allowed/,
  ],
  ['that is a text', () => file('hello', 'a.png', 'image/png'), /image file/],
  ['that is a PDF', () => file('%PDF-1.4 %%EOF', 'a.png', 'image/png'), /image file/],
])('a logo %s is refused at its field', async (_what, picture, sentence) => {
  const reply = await saveLogo(picture())
  expect(reply.http).toBeGreaterThanOrEqual(400)
  expect(JSON.stringify(reply.body)).toMatch(sentence)
  expect((await read()).logo).toBeUndefined()
})

test('of two who save a logo the second is told', async () => {
  const { logoVersion = '' } = await read()
  const svg = () => file(drawing('<g/>'), 'mark.svg', 'image/svg+xml')
  expect((await saveLogo(svg(), logoVersion)).body).toEqual({ status: 1 })
  expect((await saveLogo(svg(), logoVersion)).http).toBe(409)
  await saveLogo()
})
