import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { insertConnections, insertRecommendations } from '../../community/network/loaded/ties.ts'
import { insertInvitations } from '../../people/people/loaded/people.ts'
import { circleOf, type Neighbor, type Tie } from './demo-circle.ts'
import type { DemoDays } from './demo-days.ts'
import { demoId, demoNumber } from './demo-id.ts'
import { livingPeople } from './demo-lives.ts'
import { connectionLines, invitationLines, requestLines, vouchLines } from './demo-words.ts'
import { readRows } from './read-data.ts'

type Opinion = Record<
  'kind' | 'reviewer_id' | 'subject_id' | 'created' | 'status' | 'score',
  string
>

const dayMs = 86_400_000
const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * dayMs)
const pairOf = ({ from, to }: Tie) => [from.id, to.id].toSorted().join(' ')
const directed = ({ from, to }: Tie) => `${from.id} ${to.id}`
/** Whether a tie is among so many of ten, always the same ones. */
const isAmong = (tie: Tie, ofTen: number, what: string) =>
  demoNumber(`${what} ${directed(tie)}`) % 10 < ofTen

/** A line in the language of whoever writes it. */
function lineOf(lines: Record<'en' | 'es', readonly string[]>, { from, to }: Tie): string {
  const own = lines[from.language === 'es' ? 'es' : 'en']
  return own[demoNumber(`line ${from.id} ${to.id}`) % own.length] ?? ''
}

/**
 * Who knows whom in the demo: who was invited has a used invitation, most know their inviter and
 * whom they think well of, and some vouch. Whom the README names has friends who vouch for them,
 * and two requests that wait for an answer.
 */
export async function loadNetwork(tx: Tx, days: DemoDays, now: Date): Promise<void> {
  const people = readRows<keyof Neighbor>('people.csv')
  const byId = new Map(people.map((person) => [person.id, person]))
  const named = new Set((await livingPeople(tx)).map(({ email }) => email))
  const circles = people
    .filter(({ email }) => named.has(email))
    .map((person) => circleOf(person, people, now))

  const invited = people.flatMap((to): Tie[] => {
    const from = byId.get(to.invited_by)
    return from ? [{ from, to, at: days.noon(to.joined) }] : []
  })
  const praised = readRows<keyof Opinion>('reviews.csv').flatMap((opinion): Tie[] => {
    const [from, to] = [byId.get(opinion.reviewer_id), byId.get(opinion.subject_id)]
    const isPraise = opinion.kind === 'person' && Number(opinion.score) >= 8.5
    return isPraise && from && to ? [{ from, to, at: days.noon(opinion.created) }] : []
  })

  const requests = circles.flatMap(({ requests: waiting }) => waiting)
  const pending = new Set(requests.map(pairOf))
  const known = [
    ...[...invited, ...praised].filter((tie) => isAmong(tie, 7, 'knows')),
    ...circles.flatMap(({ friends }) => friends),
  ].filter((tie) => !pending.has(pairOf(tie)))
  const vouched = [
    ...praised.filter((tie) => isAmong(tie, 4, 'vouches')),
    ...circles.flatMap(({ vouches }) => vouches),
  ]
  await insertInvitations(tx, invited.map(invitation))
  await insertConnections(tx, [
    ...[...new Map(known.map((tie) => [pairOf(tie), tie])).values()].map((tie) => ({
      ...connection(tie),
      comment: lineOf(connectionLines, tie),
      status: 'confirmed',
      decided_at: daysAfter(tie.at, 0.5),
    })),
    ...requests.map((tie) => ({
      ...connection(tie),
      comment: lineOf(requestLines, tie),
      status: 'pending',
      decided_at: null,
    })),
  ])
  await insertRecommendations(
    tx,
    [...new Map(vouched.map((tie) => [directed(tie), tie])).values()].map(vouch),
  )
}

const connection = (tie: Tie) => ({
  id: demoId('connection', pairOf(tie)),
  requester_id: demoId('person', tie.from.id),
  addressee_id: demoId('person', tie.to.id),
  created_at: tie.at,
})

/** The code of an invitation opens nothing once it is used; it is made at random all the same. */
const invitation = (tie: Tie) => ({
  id: demoId('invitation', tie.to.id),
  code: randomId(20),
  inviter_id: demoId('person', tie.from.id),
  first_name: tie.to.first_name,
  review: lineOf(invitationLines, tie),
  reputation: 7 + (demoNumber(`reputation ${directed(tie)}`) % 4),
  created_at: daysAfter(tie.at, -3),
  expires_at: daysAfter(tie.at, 27),
  used_by: demoId('person', tie.to.id),
  used_at: tie.at,
})

const vouch = (tie: Tie) => ({
  id: demoId('vouch', directed(tie)),
  by_id: demoId('person', tie.from.id),
  user_id: demoId('person', tie.to.id),
  rating: 8 + (demoNumber(`rating ${directed(tie)}`) % 3),
  confidence: ['0.5', '0.75', '1'][demoNumber(`confidence ${directed(tie)}`) % 3] ?? '1',
  comment: lineOf(vouchLines, tie),
  created_at: tie.at,
})
