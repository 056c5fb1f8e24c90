import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type SignedTrustCard,
  type TrustCard,
  trustCardContent,
  trustCardKind,
} from '#domain/community/passport/trust-card.ts'
import { IdField } from '#protocol/core/fields.ts'
import { type Lang, langOf } from '#protocol/core/text.ts'
import type { Services } from '../../platform/api/context.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { signingKey } from '../../platform/auth/signing-key.ts'
import { limit } from '../../platform/http/limits.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { projectRoot } from '../../platform/project-root.ts'
import { avatarFile } from '../../platform/uploads/avatar-files.ts'
import type { UserRow } from '../../people/people/account-store.ts'
import { seenPerson } from '../../people/people/shown-profile.ts'
import { partsOff } from '../../people/company/company-parts.ts'
import { companyName, readCompany } from '../../people/company/company-store.ts'
import { publicDetails } from './public-details.ts'

/** Whoever shows a card on a page: any site may read what is public anyway, without a session. */
const forAnySite = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

/** A card says what was so within five minutes; somebody who closes their profile is gone by then. */
const cached = 'public, max-age=300'

/** So many cards and pictures one network asks for in ten minutes. */
const mostCards = 240
const windowSeconds = 600

type Asked = { Params: { userId: string }; Querystring: { lang?: string; width?: string } }

/**
 * The trust card for other sites (docs/product/community.md#trust-card): its program, the facts of
 * one person under the installation's signature, and their picture.
 */
export function registerTrustCards(app: FastifyInstance, services: Services): void {
  const program = join(projectRoot, 'dist/widget/widget.js')
  const script = existsSync(program) ? readFileSync(program) : undefined

  app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers(forAnySite)
    })

    scope.get('/trust/widget.js', async (_request, reply) => {
      if (!script) throw new Problem(404, texts.notFound)
      return reply
        .type('text/javascript; charset=utf-8')
        .header('Cache-Control', 'public, max-age=3600')
        .send(script)
    })

    scope.get<Asked>('/trust/:userId', async (request, reply) => {
      const person = await publicPerson(services, request)
      return reply
        .header('Cache-Control', cached)
        .send(await readCard(services, person, langOf(request.query.lang)))
    })

    scope.get<Asked>('/trust/:userId/picture', async (request, reply) => {
      const { avatar } = await publicPerson(services, request)
      // A link that is shown with its picture wants a larger one than a card.
      const width = request.query.width === '256' ? 256 : 96
      const bytes = avatar && (await services.files.read(avatarFile(avatar, width)))
      if (!bytes) throw new Problem(404, texts.notFound)
      return reply.type('image/webp').header('Cache-Control', cached).send(bytes)
    })
  })
}

/** @throws Problem 404 alike for nobody and for a profile that is not public, 429 after `mostCards` */
async function publicPerson(
  { config, clock, db }: Services,
  request: FastifyRequest<Asked>,
): Promise<UserRow> {
  const place = `trust cards from ${networkOf(request.ip)}`
  limit({ services: { config }, now: clock() }, place, mostCards, windowSeconds)
  const { success, data } = IdField.safeParse(request.params.userId)
  const person = success ? await seenPerson(db, undefined, data) : undefined
  if (!person || partsOff(await readCompany(db)).includes('community'))
    throw new Problem(404, texts.notFound)
  return person
}

async function readCard(
  { config, clock, db }: Services,
  person: UserRow,
  lang: Lang,
): Promise<SignedTrustCard> {
  const now = clock()
  const { facts, score } = await publicDetails(db, person, { lang, now })
  const { memberSince, licenseVerified, rentals, vouches } = facts
  const issuer = config.publicUrl
  const card: TrustCard = {
    kind: trustCardKind,
    version: 1,
    issuer,
    company: companyName(await readCompany(db)),
    issuedAt: now.toISOString(),
    lang,
    person: {
      id: person.id,
      firstName: person.first_name ?? '',
      ...(person.avatar && { picture: `${issuer}/trust/${person.id}/picture` }),
    },
    score: { ...score, reviews: facts.reviews },
    facts: { memberSince, licenseVerified, rentals, vouches },
    profile: `${issuer}/?dialogType=viewProfile&userId=${person.id}`,
  }
  const { id, sign } = signingKey()
  return { card, key: id, signature: sign(trustCardContent(card)) }
}
