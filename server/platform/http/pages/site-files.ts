import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isAbsent } from '#protocol/core/company-facts.ts'
import { routes } from '#protocol/core/screens.ts'
import { langOf } from '#protocol/core/text.ts'
import type { Config } from '../../../config.ts'
import { texts } from '../../api/problem.ts'
import { projectRoot } from '../../project-root.ts'
import { earlyAnswer } from '../early-answer.ts'
import { arrivalPages } from './arrival-pages.ts'
import { isRead, wantsPage } from '../bad-url.ts'
import { networkOf } from '../network-of.ts'
import { cardPageHeaders } from '../security-headers.ts'
import { knownScreen } from './known-screen.ts'
import { packedPage } from './packed-page.ts'
import { type PageHead, withHead } from './page-head.ts'
import { type PageCompany, pageFacts, withCompany, withFacts } from './page-facts.ts'
import { release } from '../release.ts'
import { mayOpenDevPages } from '../same-machine.ts'

const folder = join(projectRoot, 'dist/web')
/** Names with a content hash never change. */
const hashed = /[/\\]assets[/\\]/

/** They say what a document may do: beside a script, a style or a font they are only bytes. */
const ofDocuments = [
  'Content-Security-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-Frame-Options',
]

/** Paths that could be a screen; what looks like a file or belongs to the server is not. */
function isScreen(path: string): boolean {
  return (
    !/^\/(api|files|gateway|trust|webhooks|dev|metrics|healthz|readyz)(\/|$)/.test(path) &&
    !/\.\w{1,8}$/.test(path)
  )
}

/** Where a card may be handed over; the program comes to them by loading the whole page (web/rentals/payments/routes.ts). */
const cardScreens: readonly string[] = [routes.payment, routes['payment-extend'], routes.refund]

type Answer = ReturnType<typeof packedPage>

/** Which page is asked for: its screen by name, its query, and the network of who asks. */
export type AskedPage = {
  screen: string | undefined
  query: Readonly<Record<string, unknown>>
  network: string
}

/** What the pages are told by those who know the company. */
type Told = {
  /** What every page is told of it, and how it looks. */
  company: () => Promise<PageCompany>
  /** What this one says of itself to who does not run it. */
  head: (asked: AskedPage, company: PageCompany) => Promise<PageHead>
}

/** So long a page waits for its head; then it is sent without. */
const patienceMs = 2_000

/** What comes in time, and nothing of what fails. */
async function inTime<Result>(
  work: Promise<Result>,
  failed: (why: string) => void,
): Promise<Result | undefined> {
  let late: NodeJS.Timeout | undefined
  const end = new Promise<undefined>((resolve) => {
    late = setTimeout(() => resolve(undefined), patienceMs)
  })
  const done = work.catch(({ message }: Error) => {
    failed(message)
    return undefined
  })
  return Promise.race([done, end]).finally(() => clearTimeout(late))
}

/** So many pages are kept packed: each screen, and the cars that are asked for now. */
const mostPages = 200

/** The page of a path with what is known of the company, packed when it is first asked for. */
function pagesOf(config: Config, html: string) {
  const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8')
  const arrivals = arrivalPages(html, manifest, earlyAnswer())
  const always = pageFacts(config)
  let company = ''
  const packed = new Map<string, Answer>()
  const filled = (page: string, known: PageCompany | undefined, head: PageHead | undefined) => {
    if (!known) return withFacts(page, always)
    const site = { name: known.facts.name, origin: config.publicUrl }
    const told = head ? withHead(withCompany(page, known), head, site) : withCompany(page, known)
    return withFacts(told, { ...always, company: JSON.stringify(known.facts) })
  }
  return (path: string, known: PageCompany | undefined, head: PageHead | undefined): Answer => {
    const now = JSON.stringify([known, config.publicUrl])
    if (now !== company) packed.clear()
    company = now
    const name = arrivals.has(path) ? path : ''
    const key = `${name} ${JSON.stringify(head) ?? ''}`
    const made = packed.get(key) ?? packedPage(filled(arrivals.get(name) ?? html, known, head))
    // The one that was asked for last is the last that goes.
    packed.delete(key)
    packed.set(key, made)
    for (const [oldest] of packed) {
      if (packed.size <= mostPages) break
      packed.delete(oldest)
    }
    return made
  }
}

/**
 * The built single-page app: its files, and its page for every deep link. Where no screen is, the page
 * says so, and the status too.
 */
export async function registerSite(
  app: FastifyInstance,
  config: Config,
  { company, head: headOf }: Told,
): Promise<void> {
  let known: PageCompany | undefined
  app.get('/version.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ release: release() }),
  )
  const page = join(folder, 'index.html')
  const built = existsSync(page)
  const pages = built ? pagesOf(config, readFileSync(page, 'utf8')) : undefined
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const isOurs = path === '/dev/widgets' && mayOpenDevPages(config, request)
    // `/results.html` is no screen either: people are told so by the page, programs by an answer.
    const isPage = isRead(request) && (isOurs || isScreen(path) || wantsPage(request))
    if (isPage && pages) {
      known = await company().catch((error: Error) => {
        request.log.warn({ why: error.message }, 'a page is sent without news of the company')
        return known
      })
      const found = isOurs ? path : knownScreen(path)
      const screen = found && known && isAbsent(known.facts, found) ? undefined : found
      const query = request.query as AskedPage['query']
      const asked = { screen, query, network: networkOf(request.ip) }
      const head =
        known &&
        (await inTime(headOf(asked, known), (why) =>
          request.log.warn({ why }, 'a page is sent without its head'),
        ))
      if (config.stripe && screen && cardScreens.includes(screen))
        reply.headers(cardPageHeaders(config))
      const isMissing = screen === undefined || screen === routes.notFound || head?.isMissing
      const { encoding, body } = pages(path, known, head)(request.headers['accept-encoding'])
      if (encoding) reply.header('Content-Encoding', encoding)
      return reply
        .code(isMissing ? 404 : 200)
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-cache')
        .header('Vary', 'Accept-Encoding')
        .send(body)
    }
    const lang = langOf((request.query as { lang?: string }).lang)
    return reply.code(404).send({ status: 0, message: texts.notFound[lang] })
  })
  if (!built) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (!hashed.test(path)) {
        reply.header('Cache-Control', 'no-cache')
        return
      }
      reply.header('Cache-Control', 'public, max-age=31536000, immutable')
      for (const name of ofDocuments) reply.removeHeader(name)
    },
  })
}
