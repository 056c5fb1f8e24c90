import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Lang, Text } from '#protocol/core/text.ts'
import { companyName, readCompany } from '../../people/company/company-store.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { Services } from '../../platform/api/context.ts'
import { limit } from '../../platform/http/limits.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { awaited, confirmNumber } from './sms-store.ts'

const words = {
  ask: {
    en: 'Do you want text messages about your rentals on this number?',
    es: '¿Quieres mensajes de texto sobre tus rentas en este número?',
  },
  yes: { en: 'Yes, send them', es: 'Sí, mándenlos' },
  done: {
    en: 'Done. We text you before a pickup, when the keys are ready, and when a rental is late. You can switch it off in your account.',
    es: 'Listo. Te escribimos antes de recoger, cuando las llaves están listas y cuando una renta va tarde. Lo puedes apagar en tu cuenta.',
  },
  over: {
    en: 'This link is over. Ask for another one in your account.',
    es: 'Este enlace ya no sirve. Pide otro en tu cuenta.',
  },
} satisfies Record<string, Text>

/** A page of its own: the phone that reads the message need not be signed in, and loads nothing of the app. */
async function page(
  reply: FastifyReply,
  { db }: Services,
  { lang, text, action }: { lang: Lang; text: string; action?: string },
) {
  const name = escapeHtml(companyName(await readCompany(db)))
  const form =
    action === undefined
      ? ''
      : `<form method="post" action="${escapeHtml(action)}"><button>${words.yes[lang]}</button></form>`
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex, nofollow')
    .send(
      `<!doctype html><html lang="${lang}"><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width"><title>${name}</title>` +
        `<main><h1>${name}</h1><p>${escapeHtml(text)}</p>${form}</main></html>`,
    )
}

type Asked = { Params: { token: string } }

/** From one network in an hour. */
const mostAsked = 60

/**
 * The link of a text message: it asks, and the press confirms the number; what programs look at by themselves changes
 * nothing (docs/product/sms.md#who-gets-them).
 */
export function registerSms(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const read = async (token: string, ip: string) => {
    limit({ now: clock(), services }, `numbers from ${networkOf(ip)}`, mostAsked, 3600)
    return awaited(db, token, clock())
  }
  app.get<Asked>('/sms/:token', async ({ params: { token }, ip }, reply) => {
    const found = await read(token, ip)
    const lang: Lang = found?.language === 'es' ? 'es' : 'en'
    return found
      ? page(reply, services, { lang, text: words.ask[lang], action: `/sms/${token}` })
      : page(reply.code(404), services, { lang, text: `${words.over.en} ${words.over.es}` })
  })
  app.post<Asked>('/sms/:token', async ({ params: { token }, ip }, reply) => {
    const found = await read(token, ip)
    const lang: Lang = found?.language === 'es' ? 'es' : 'en'
    return found && (await confirmNumber(db, token, clock()))
      ? page(reply, services, { lang, text: words.done[lang] })
      : page(reply.code(404), services, { lang, text: `${words.over.en} ${words.over.es}` })
  })
}
