import { beforeAll, describe, expect, it } from 'vitest'
import { IdField } from '#protocol/core/fields.ts'
import type { Operation } from '#protocol/core/operation.ts'
import * as conduct from '#protocol/staff/operations.ts'
import * as network from '#protocol/community/operations.ts'
import * as profile from '#protocol/community/operations.ts'
import * as reviews from '#protocol/community/operations.ts'
import * as trust from '#protocol/community/operations.ts'
import { conductTexts } from '#server/staff/conduct/conduct-texts.ts'
import { networkTexts } from '#server/community/network/network-texts.ts'
import { rateRefusals, reviewTexts } from '#server/community/reviews/review-texts.ts'
import { staffTexts } from '#server/platform/audit/staff-texts.ts'
import { texts } from '#server/platform/api/problem.ts'
import { type Attacked, attacked, type Attacker, everything } from '#testing/community/attacked.ts'
import { anasContacts } from '#testing/community/people.ts'
import { all } from '#testing/reviews/rentals.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/* Every attack here is refused with a sentence in both languages, and changes not one row. */

let server: TestServer
let people: Attacked['people']
let ids: Record<string, string>

beforeAll(async () => {
  server = await testServer()
  ;({ people, ids } = await attacked(server))
})

type Text = Record<'en' | 'es', string>
type Attack = [what: string, who: Attacker, operation: Operation, fields: () => object, said: Text]

function call(who: Attacker, operation: Operation, fields: object, lang = 'en') {
  const caller = server.as(people[who]?.token)
  const input = fields as never
  if (operation.kind === 'query') return caller.read(operation, input, { lang })
  return caller.send(operation, input, { lang })
}

const at = (userId: string) => () => ({ userId: userId === 'self' ? people.self?.id : ids[userId] })
const connect =
  (action: string, who = 'person') =>
  () => ({ ...at(who)(), action })
const praise = { comment: 'Careful', rating: 9, confidence: 1 }
const vouch =
  (who = 'person') =>
  () => ({ ...at(who)(), ...praise })
const told =
  (who = 'person') =>
  () => ({ ...at(who)(), reason: 'spam', text: 'Too much' })
const rates = (order: string) => () => ({ order: ids[order], ...all(1), comments: 'Never again' })
const link = (code: string) => () => ({ referral: ids[code] })
const of = (review: string) => () => ({ review: ids[review], reason: 'No' })
const answer = (review: string) => () => ({ review: ids[review], text: 'No' })

const { userConnection, userRecommendation, withdrawRecommendation } = network
const { invitation, revokeInvitation } = network
const { submitRating, staffSubmitRating, reportReview, replyToReview } = reviews
const { reportUser } = conduct

const attacks: Attack[] = [
  ['a forged invitation', 'visitor', invitation, link('nobody'), networkTexts.invitationUnknown],
  ['the id of one', 'visitor', invitation, link('invitation'), networkTexts.invitationUnknown],
  ['one taken back', 'visitor', invitation, link('gone'), networkTexts.invitationRevoked],
  ['one that expired', 'visitor', invitation, link('old'), networkTexts.invitationExpired],
  ['one that was used', 'visitor', invitation, link('used'), networkTexts.invitationUsed],
  [
    'taking back another’s',
    'stranger',
    revokeInvitation,
    () => ({ invitation: ids.invitation }),
    texts.notFound,
  ],
  [
    'taking back a used one',
    'self',
    revokeInvitation,
    () => ({ invitation: ids.usedId }),
    networkTexts.invitationUsed,
  ],
  [
    'a connection to oneself',
    'self',
    userConnection,
    connect('request', 'self'),
    networkTexts.yourself,
  ],
  ['a block of oneself', 'self', userConnection, connect('block', 'self'), networkTexts.yourself],
  [
    'a request to nobody',
    'stranger',
    userConnection,
    connect('request', 'nobody'),
    networkTexts.takesNone,
  ],
  [
    'a request to who blocked one',
    'blocked',
    userConnection,
    connect('request'),
    networkTexts.takesNone,
  ],
  [
    'a request to whom one blocked',
    'blocker',
    userConnection,
    connect('request'),
    networkTexts.youBlocked,
  ],
  [
    'a confirmation of nothing',
    'stranger',
    userConnection,
    connect('confirm'),
    networkTexts.noRequest,
  ],
  [
    'a confirmation across a block',
    'blocked',
    userConnection,
    connect('confirm'),
    networkTexts.noRequest,
  ],
  ['an end of nothing', 'stranger', userConnection, connect('remove'), networkTexts.notConnected],
  [
    'a request before confirming',
    'unconfirmed',
    userConnection,
    connect('request'),
    networkTexts.confirmEmail,
  ],
  [
    'a vouch for oneself',
    'connection',
    userRecommendation,
    () => ({ userId: people.connection?.id, ...praise }),
    networkTexts.yourself,
  ],
  [
    'a vouch for nobody',
    'connection',
    userRecommendation,
    vouch('nobody'),
    networkTexts.takesNoVouch,
  ],
  ['a vouch without a rental', 'stranger', userRecommendation, vouch(), networkTexts.notEarned],
  [
    'a vouch for who blocked one',
    'blocked',
    userRecommendation,
    vouch(),
    networkTexts.takesNoVouch,
  ],
  ['a vouch for whom one blocked', 'blocker', userRecommendation, vouch(), networkTexts.youBlocked],
  [
    'a withdrawal of another’s vouch',
    'stranger',
    withdrawRecommendation,
    at('person'),
    networkTexts.noVouch,
  ],
  ['a report on oneself', 'self', reportUser, told('self'), conductTexts.yourself],
  ['a second report', 'connection', reportUser, told(), conductTexts.reportedAlready],
  ['a report on who blocked one', 'blocked', reportUser, told(), texts.notFound],
  ['a report on nobody', 'stranger', reportUser, told('nobody'), texts.notFound],
  ['a rating of another’s rental', 'stranger', submitRating, rates('order'), texts.lostOrder],
  ['a rating without a rental', 'stranger', submitRating, rates('nobody'), texts.lostOrder],
  ['a rating too early', 'self', submitRating, rates('order'), rateRefusals.tooEarly],
  ['a rating after the reveal', 'renter', submitRating, rates('ratedOrder'), rateRefusals.twice],
  [
    'the company’s after the reveal',
    'company',
    staffSubmitRating,
    rates('ratedOrder'),
    rateRefusals.twice,
  ],
  ['a report of one’s own review', 'connection', reportReview, of('open'), reviewTexts.own],
  ['a second report of a review', 'self', reportReview, of('open'), reviewTexts.reportedAlready],
  ['a report of what waits', 'self', reportReview, of('waiting'), texts.notFound],
  ['a report of what is hidden', 'self', reportReview, of('hidden'), texts.notFound],
  ['an answer to another’s review', 'stranger', replyToReview, answer('open'), texts.notFound],
  ['an answer to what waits', 'self', replyToReview, answer('waiting'), texts.notFound],
  ['a second answer', 'self', replyToReview, answer('answered'), reviewTexts.repliedAlready],
  [
    'a seed person by themself',
    'company',
    trust.staffDecideTrustSeed,
    () => ({ person: people.company?.id, version: 'x', decision: 'name' }),
    staffTexts.own,
  ],
]

it.each(attacks)(
  '%s (%s) is refused and changes nothing',
  async (_what, who, operation, fields, said) => {
    const before = await everything(server)
    for (const lang of ['en', 'es'] as const) {
      const { body } = await call(who, operation, fields(), lang)
      expect(body).toMatchObject({ status: 0, message: said[lang] })
    }
    expect(await everything(server)).toEqual(before)
  },
)

it('a second request to whom one is connected to leaves one connection', async () => {
  const before = await everything(server)
  const { body } = await call('connection', userConnection, connect('request')())
  expect(body).toEqual({ status: 1, state: 'connected' })
  expect(await everything(server)).toEqual(before)
})

describe('the id of something else, in any field that takes one', () => {
  const community = { ...conduct, ...network, ...profile, ...reviews, ...trust }
  const fields = Object.values<Operation>(community)
    .filter(({ access }) => access !== 'staff')
    .flatMap((operation) => {
      const { shape } = operation.input as unknown as {
        shape: Record<string, { def: { innerType?: unknown } }>
      }
      return Object.entries(shape).flatMap(([name, field]): [string, Operation][] =>
        [field, field.def.innerType].includes(IdField) ? [[name, operation]] : [],
      )
    })
  const others = { ...all(8), ...praise, comments: 'x', text: 'x', reason: 'spam' }

  it('is tried where there are some', () => {
    const known = ['userId', 'invitation', 'referral', 'review', 'order', 'transaction', 'cursor']
    expect(new Set(fields.map(([name]) => name))).toEqual(new Set(known))
  })

  it.each(fields)('%s of $name tells and changes nothing', async (name, operation) => {
    const before = await everything(server)
    const { shape } = operation.input as unknown as { shape: Record<string, unknown> }
    const needed = { ...others, order: ids.nobody, userId: ids.person }
    const rest = Object.fromEntries(Object.entries(needed).filter(([key]) => key in shape))
    // What a stranger may do with the id itself stands in the tests of each operation.
    const legal = { userId: ['person'], review: ['open', 'answered'] }[name] ?? []
    for (const who of ['stranger', 'blocked'] as const)
      for (const [kind, id] of Object.entries(ids)) {
        if (legal.includes(kind)) continue
        const { http, body } = await call(who, operation, { ...rest, [name]: id })
        expect([200, 400, 404, 409]).toContain(http)
        // Not for want of another field.
        expect([[], [name]]).toContainEqual(Object.keys(body.errors ?? {}))
        for (const secret of [...Object.values(anasContacts), people.self?.email])
          expect(JSON.stringify(body)).not.toContain(secret)
      }
    expect(await everything(server)).toEqual(before)
  })
})
