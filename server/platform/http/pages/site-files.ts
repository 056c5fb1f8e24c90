import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { langOf } from '#protocol/core/text.ts'
import type { Config } from '../../../config.ts'
import { texts } from '../../api/problem.ts'
import { projectRoot } from '../../project-root.ts'
import { earlyAnswer } from '../early-answer.ts'
import { arrivalPages } from './arrival-pages.ts'
import { isRead, wantsPage } from '../bad-url.ts'
import { packedPage } from './packed-page.ts'
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

type Answer = ReturnType<typeof packedPage>

/** The page of a path with what is known of the company, packed when it is first asked for. */
function pagesOf(config: Config, html: string) {
  const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8')
  const arrivals = arrivalPages(html, manifest, earlyAnswer())
  const always = pageFacts(config)
  let company = ''
  const packed = new Map<string, Answer>()
  return (path: string, known: PageCompany | undefined): Answer => {
    const now = JSON.stringify(known) ?? ''
    if (now !== company) packed.clear()
    company = now
    const name = arrivals.has(path) ? path : ''
    const page = arrivals.get(name) ?? html
    const made =
      packed.get(name) ??
      packedPage(
        known
          ? withFacts(withCompany(page, known), { ...always, company: JSON.stringify(known.facts) })
          : withFacts(page, always),
      )
    packed.set(name, made)
    return made
  }
}

/**
 * The built single-page app: its files, and its page for every deep link.
 * @param company what every page is told of the company, and how it looks
 */
export async function registerSite(
  app: FastifyInstance,
  config: Config,
  company: () => Promise<PageCompany>,
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
    const isPage = isRead(request) && (isOurs || isScreen(path))
    if (isPage && pages) {
      known = await company().catch((error: Error) => {
        request.log.warn({ why: error.message }, 'a page is sent without news of the company')
        return known
      })
      const { encoding, body } = pages(path, known)(request.headers['accept-encoding'])
      if (encoding) reply.header('Content-Encoding', encoding)
      return reply
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-cache')
        .header('Vary', 'Accept-Encoding')
        .send(body)
    }
    // `/results.html` is no screen of ours either: people are told so by a page, programs by an answer.
    if (built && wantsPage(request))
      return reply.header('Cache-Control', 'no-store').redirect('/404')
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
