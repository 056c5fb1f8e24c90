import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { langOf } from '#protocol/core/text.ts'
import type { Config } from '../../config.ts'
import { texts } from '../api/problem.ts'
import { projectRoot } from '../project-root.ts'
import { arrivalPages } from './arrival-pages.ts'
import { isRead, wantsPage } from './bad-url.ts'
import { pageFacts, withFacts } from './page-facts.ts'
import { release } from './release.ts'
import { mayOpenDevPages } from './same-machine.ts'

const folder = join(projectRoot, 'dist/web')
/** Names with a content hash never change. */
const hashed = /[/\\]assets[/\\]/

/** Paths that could be a screen; what looks like a file or belongs to the server is not. */
function isScreen(path: string): boolean {
  return (
    !/^\/(api|files|gateway|trust|webhooks|dev|metrics|healthz|readyz)(\/|$)/.test(path) &&
    !/\.\w{1,8}$/.test(path)
  )
}

/** The built single-page app: its files, and its page for every deep link. */
export async function registerSite(app: FastifyInstance, config: Config): Promise<void> {
  app.get('/version.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ release: release() }),
  )
  const page = join(folder, 'index.html')
  const built = existsSync(page)
  const html = built ? withFacts(readFileSync(page, 'utf8'), pageFacts(config)) : ''
  const pages = built
    ? arrivalPages(html, readFileSync(join(folder, 'screens.json'), 'utf8'))
    : undefined
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const isOurs = path === '/dev/widgets' && mayOpenDevPages(config, request)
    const isPage = isRead(request) && (isOurs || isScreen(path))
    if (isPage && built) {
      return reply
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-cache')
        .send(pages?.get(path) ?? html)
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
      reply.header(
        'Cache-Control',
        hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
}
