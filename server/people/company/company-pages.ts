import { type Palette, palettes } from '#domain/people/company/brand-colors.ts'
import { screensOfPart } from '#protocol/core/parts.ts'
import { type CompanyFacts, productName } from '#protocol/core/company-facts.ts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/api/context.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db } from '../../platform/db/database.ts'
import type { PageCompany } from '../../platform/http/pages/page-facts.ts'
import { sha256 } from '../../platform/random.ts'
import {
  companyColors,
  companyName,
  type CompanyRow,
  legalParty,
  phoneCountryOf,
  promiseOf,
  readCompany,
} from './company-store.ts'
import { partsOff } from './company-parts.ts'

const mainOf = (row: CompanyRow) => companyColors(row).light.primary

/** What every page is told of the company, and how it looks (docs/product/company.md#look). */
export async function pageCompany({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<PageCompany> {
  const row = await readCompany(db)
  const facts: CompanyFacts = {
    name: companyName(row),
    legalName: legalParty(row),
    licenseNumber: row.license_number ?? undefined,
    address: row.address ?? undefined,
    phone: row.phone ?? undefined,
    nightPhone: row.night_phone ?? undefined,
    phoneCountry: phoneCountryOf(row),
    supportMail: row.support_mail ?? undefined,
    logo: logoAddress(row),
    showsMaker: row.shows_maker,
    donationRate: Number(row.donation_rate),
    promise: promiseOf(row).words,
    helpsUkraine: row.helps_ukraine,
    absent: partsOff(row).flatMap((part) => screensOfPart[part]),
    isSample: row.is_sample && config.isPublic,
  }
  return {
    facts,
    style: styleOf(row),
    icons: hasOwnIcons(row) ? addressOf(row) : undefined,
    isListed: isListed(row),
  }
}

/** Before a company is open there is nothing to find, and of a sample never. */
export const isListed = (row: CompanyRow): boolean => row.opened_at !== null && !row.is_sample

/** The program's own mark stands for nobody else. */
const hasOwnIcons = (row: CompanyRow) => row.logo !== null || companyName(row) !== productName

/** Where the pictures of the company are; another one for each that was chosen, so that they never change. */
function addressOf(row: CompanyRow): string {
  return `/company/${sha256(`${mainOf(row)} ${row.logo ?? ''}`).slice(0, 16)}/`
}

/** Where its logo is, when it has one. */
export const logoAddress = (row: CompanyRow): string | undefined =>
  row.logo === null ? undefined : `${addressOf(row)}logo.webp`

/** The drawn bay of the home and sign-in pages (.scene) keeps its light and takes the hue of what is below it. */
const tinted = '.scene{mix-blend-mode:luminosity}'

/** The company's colors in the place of the program's, for both themes. */
function styleOf({ main_color: main, accent_color: accent }: CompanyRow): string {
  if (main === null || accent === null) return ''
  const { light, dark } = palettes(main, accent)
  const rule = (palette: Palette) =>
    `:root{${Object.entries(palette)
      .map(([name, color]) => `--color-${name}:${color}`)
      .join(';')}}`
  return `${rule(light)}@media(prefers-color-scheme:dark){${rule(dark)}}${tinted}`
}

/** What a phone shows of the company that has no logo: a car on the main color. */
const car = (main: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 40 40">
<rect width="40" height="40" fill="${main}"/><g fill="none" stroke="#fff" stroke-width="2.6" stroke-linejoin="round">
<path d="M8 25v-5l3-1 3-6h11l4 6 3 1v5z"/></g><circle cx="14" cy="26" r="3" fill="#fff"/><circle cx="27" cy="26" r="3" fill="#fff"/></svg>`)

/** Each picture by its name: its side, and how much of it is left free around a logo. */
const icons: Record<string, { size: number; free: number }> = {
  'icon-192.png': { size: 192, free: 0 },
  'icon-512.png': { size: 512, free: 0 },
  // What is outside of the middle four fifths may be cut off.
  'icon-maskable-512.png': { size: 512, free: 0.15 },
}

async function drawIcon(db: Db, row: CompanyRow, name: string): Promise<Buffer | undefined> {
  const icon = icons[name]
  if (!icon) return undefined
  const { default: sharp } = await import('sharp')
  const { size, free } = icon
  if (row.logo === null)
    return sharp(car(mainOf(row)))
      .resize(size, size)
      .png()
      .toBuffer()
  const logo = await readLogo(db, row.logo)
  if (!logo) return undefined
  const inner = Math.round(size * (1 - 2 * free))
  const edge = { top: 0, bottom: 0, left: 0, right: 0, background: '#ffffff' }
  const around = Math.floor((size - inner) / 2)
  return sharp(logo.square)
    .resize(inner, inner)
    .flatten({ background: '#ffffff' })
    .extend({
      ...edge,
      top: around,
      left: around,
      bottom: size - inner - around,
      right: size - inner - around,
    })
    .png()
    .toBuffer()
}

const readLogo = (db: Db, id: string) =>
  db.selectFrom('company_logo').selectAll().where('id', '=', id).executeTakeFirst()

/** The company's manifest, for who adds it to a phone, and its pictures. */
export function registerCompany(app: FastifyInstance, { db }: Services): void {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const row = await readCompany(db)
    const name = companyName(row)
    const at = hasOwnIcons(row) ? addressOf(row) : '/'
    const icon = (file: string, sizes: string, purpose: string) => ({
      src: `${at}${file}`,
      sizes,
      type: 'image/png',
      purpose,
    })
    return reply
      .type('application/manifest+json')
      .header('Cache-Control', 'no-cache')
      .send(
        JSON.stringify({
          name,
          short_name: name,
          description: 'Cars and vans by the week or by the month.',
          id: '/',
          start_url: '/',
          scope: '/',
          display: 'standalone',
          background_color: '#f2f6f5',
          theme_color: mainOf(row),
          icons: [
            icon('icon-192.png', '192x192', 'any'),
            icon('icon-512.png', '512x512', 'any'),
            icon('icon-maskable-512.png', '512x512', 'maskable'),
          ],
        }),
      )
  })

  // Of the look of now; those of an older one are asked for no more.
  let look = ''
  const made = new Map<string, Uint8Array>()
  app.get<{ Params: { version: string; name: string } }>(
    '/company/:version/:name',
    async (request, reply) => {
      const row = await readCompany(db)
      const { version, name } = request.params
      const address = `${addressOf(row)}${name}`
      if (address !== `/company/${version}/${name}`) throw new Problem(404, texts.notFound)
      const isLogo = name === 'logo.webp' && row.logo !== null
      const bytes =
        made.get(address) ??
        (isLogo ? (await readLogo(db, row.logo ?? ''))?.wide : await drawIcon(db, row, name))
      if (!bytes) throw new Problem(404, texts.notFound)
      if (look !== version) made.clear()
      look = version
      made.set(address, bytes)
      return reply
        .type(isLogo ? 'image/webp' : 'image/png')
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('X-Content-Type-Options', 'nosniff')
        .send(Buffer.from(bytes))
    },
  )
}
