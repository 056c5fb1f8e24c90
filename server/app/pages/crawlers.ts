import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { orderScreens, ownScreens, routes } from '#protocol/core/screens.ts'
import * as fleet from '#protocol/fleet/operations.ts'
import type { Lang } from '#protocol/core/text.ts'
import { listedCarIds } from '../../fleet/cars/listed-cars.ts'
import { allAreas } from '../../fleet/site/areas-store.ts'
import type { TextId } from '#protocol/fleet/site/text-ids.ts'
import { contentLead } from '../../fleet/site/content-list.ts'
import { isListed } from '../../people/company/company-pages.ts'
import { readCompany } from '../../people/company/company-store.ts'
import type { Services } from '../../platform/api/context.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { inLanguage } from '../../platform/http/pages/page-head.ts'
import { areaPath, carPath, contentScreens } from './page-heads.ts'

/** What programs that list pages keep of both files: a company that closes is told so within the hour. */
const cached = 'public, max-age=3600'

/** What open pages ask for while they are drawn; a search engine that draws them has to read it, too. */
const askedByOpenPages = [
  fleet.home,
  fleet.cars,
  fleet.carTypesFeatures,
  fleet.about,
  fleet.faq,
  fleet.terms,
  fleet.rules,
  fleet.accessibility,
].map(({ name }) => `/api?objectType=${name}&`)

/** What belongs to people, and to the server alone. */
const closed = [
  '/api',
  '/calendar/',
  '/files/',
  '/gateway/',
  '/dev/',
  '/metrics',
  '/sms/',
  // `/jobs` closes what is below it, too.
  ...Object.values({ ...orderScreens, ...ownScreens }).filter((path) => !path.includes('$')),
]

const forCrawlers = (origin: string) =>
  [
    'User-agent: *',
    ...[...askedByOpenPages, '/files/cars/'].map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

/** As many as a file may name (sitemaps.org), each in two languages. */
const mostPages = 25_000

/** A page, and the days on which its texts were changed, where that is known. */
type Page = { path: string; changed?: Record<Lang, string> }

const langs: readonly Lang[] = ['en', 'es']

async function listedPages({ db, config }: Services): Promise<Page[]> {
  const contents = Object.entries(contentScreens)
  const areas = await allAreas(db)
  const dayOf = async (slug: TextId, lang: Lang) =>
    (await contentLead({ db, lang, services: { config } }, slug)).updatedAt
  const texted = await Promise.all(
    contents.map(async ([path, slug]) => {
      const [en, es] = [await dayOf(slug, 'en'), await dayOf(slug, 'es')]
      return { path, changed: { en, es } }
    }),
  )
  const pages = [
    { path: routes.home },
    { path: routes.results },
    { path: routes.contact },
    ...texted,
    ...areas.map(({ id }) => ({ path: areaPath(id) })),
  ]
  const cars = await listedCarIds(db, Math.max(mostPages - pages.length, 0))
  return [...pages, ...cars.map((id) => ({ path: carPath(id) }))]
}

/** The file piece by piece: with all cars of a large company it is tens of megabytes. */
function* sitemap(origin: string, pages: readonly Page[]) {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
  for (const { path, changed } of pages) {
    const at = (lang: Lang) => escapeHtml(`${origin}${inLanguage(path, lang)}`)
    const others = [
      ['x-default', at('en')] as const,
      ...langs.map((lang) => [lang, at(lang)] as const),
    ]
      .map(([lang, to]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${to}"/>`)
      .join('')
    for (const lang of langs) {
      const day = changed ? `<lastmod>${changed[lang]}</lastmod>` : ''
      yield `<url><loc>${at(lang)}</loc>${day}${others}</url>\n`
    }
  }
  yield '</urlset>\n'
}

/**
 * What programs that list pages ask for first (docs/product/app.md#seen-from-outside): of a company
 * that is not open, and of a sample, they list nothing.
 */
export function registerCrawlers(app: FastifyInstance, services: Services): void {
  const { db, config } = services

  app.get('/robots.txt', async (_request, reply) => {
    const isOpen = isListed(await readCompany(db))
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', cached)
      .send(isOpen ? forCrawlers(config.publicUrl) : 'User-agent: *\nDisallow: /\n')
  })

  app.get('/sitemap.xml', async (_request, reply) => {
    if (!isListed(await readCompany(db))) throw new Problem(404, texts.notFound)
    const pages = await listedPages(services)
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', cached)
      .send(Readable.from(sitemap(config.publicUrl, pages)))
  })
}
