import { toWall } from '#domain/core/time/zone.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { staffTolls as operation } from '#protocol/money/tolls/tolls.ts'
import { shownName } from '../../people/people/shown-name.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { FoundToll, Holder, TollPlan } from './plan-tolls.ts'

const mostBadLines = 100

export const centsOf = (tolls: readonly { toll: { cents: number } }[]) =>
  tolls.reduce((sum, { toll }) => sum + toll.cents, 0)

/** What a file would do, or did, as staff read it. */
export async function presentTolls(
  db: Db | Tx,
  plan: TollPlan,
  isDone: boolean,
  lang: Lang,
): Promise<OutputOf<typeof operation>> {
  const { found, unclear, bad, seenBefore, ignoredColumns, fingerprint } = plan
  const holders = [...found, ...unclear].flatMap(({ holder }) => holder ?? [])
  const ids = [...new Set(holders.map(({ userId }) => userId))]
  const people = await db
    .selectFrom('app_user as u')
    .select(['u.id', shownName('u', lang).as('name')])
    .where('u.id', 'in', ['', ...ids])
    .execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const holderOf = ({ orderId, number, userId, zone, from, until }: Holder) => ({
    orderId,
    number,
    renter: names.get(userId) ?? '',
    from: toWall(from, zone),
    until: until ? toWall(until, zone) : undefined,
  })
  const lineOf = ({ toll }: Pick<FoundToll, 'toll'>) => ({
    line: toll.line,
    plate: toll.plate,
    at: toll.at,
    place: toll.place,
    code: toll.code,
    amount: toll.cents / 100,
  })
  const isOver = ({ holder }: FoundToll) => holder.isOver
  return {
    isDone,
    found: found.map((one) => ({ ...lineOf(one), holder: holderOf(one.holder) })),
    unclear: unclear.map((one) => ({
      ...lineOf(one),
      why: one.why,
      minutes: one.minutes,
      meant: one.meant,
      holder: one.holder && holderOf(one.holder),
    })),
    seenBefore,
    renters: new Set(found.map(({ holder }) => holder.userId)).size,
    now: centsOf(found.filter(isOver)) / 100,
    atReturn: centsOf(found.filter((one) => !isOver(one))) / 100,
    bad: bad.slice(0, mostBadLines),
    badInAll: bad.length,
    ignoredColumns,
    fingerprint:
      bad.length > 0 || isDone || found.length + unclear.length === 0 ? undefined : fingerprint,
  }
}
