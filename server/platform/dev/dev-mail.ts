import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../api/context.ts'
import { readMail } from '../mail/read-eml.ts'
import { mayOpenDevPages } from '../http/same-machine.ts'

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** Addresses in a message become links. */
const linked = (text: string) =>
  escape(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

const newestShown = 50

/** `/dev/mail`: what was not sent anywhere because MAIL_URL is not set, for who may open the pages below /dev. */
export function registerDevMail(app: FastifyInstance, { config }: Services): void {
  const folder = join(config.dataDir, 'mail')
  app.get('/dev/mail', async (request, reply) => {
    if (!mayOpenDevPages(config, request)) return reply.callNotFound()
    const mails = newest(folder).map((name) => readMail(readFileSync(join(folder, name), 'utf8')))
    const articles = mails.map(
      ({ headers, text }) => `<article><h2>${escape(headers.subject ?? '')}</h2>
<p>To ${escape(headers.to ?? '')}, ${escape(headers.date ?? '')}</p><pre>${linked(text)}</pre></article>`,
    )
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store')
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mail</title><style>body{font:16px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;word-break:break-word}</style>
<h1>Mail</h1><p>Written to files because MAIL_URL is not set. The newest is first.</p>${articles.join('<hr>')}</html>`
  })
}

function newest(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    return names.toSorted().toReversed().slice(0, newestShown)
  } catch {
    return []
  }
}
