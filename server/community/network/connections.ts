import { connectionLists, type ConnectionList } from '#protocol/community/network/connections.ts'
import type * as operations from '#protocol/community/operations.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { readTrust } from '../trust/read-trust.ts'
import { presentInvitation } from './invitations.ts'
import {
  type After,
  readInvitations,
  type PeopleList,
  readPeople,
  type PersonRow,
  readTotals,
} from './lists-store.ts'
import { presentPeople, presentRecommendation } from './present-person.ts'
import { readPrivacy } from './privacy-store.ts'
import { mayRecommend } from './recommendations-store.ts'

const usualLimit = 50

type Caller = Pick<AnyContext, 'db' | 'now' | 'lang' | 'services'> & { user: { id: string } }

/** The caller's network (docs/product/community.md#connections). */
export const connections: Handlers<typeof operations>['connections'] = async (
  context,
  { list, cursor, limit = usualLimit },
) => {
  const { db, user } = context
  const totals = await readTotals(db, user.id)
  const after = readCursor(cursor)
  const parts: Record<string, object> = {}
  for (const name of list ? [list] : connectionLists) {
    const rows = await readRows(context, name, { after, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    parts[name] = {
      items: shown.map(({ item }) => item),
      total: totals[name],
      nextCursor: rows.length > limit && last ? `${last.at.getTime()}.${last.id}` : undefined,
    }
  }
  return {
    ...parts,
    mayRecommend: await mayRecommend(db, user.id),
    privacy: await readPrivacy(db, user.id),
  }
}

/** A cursor is the moment and the id of the last row that was answered. */
function readCursor(cursor: string | undefined): After {
  if (cursor === undefined) return undefined
  const [, at, id] = /^(\d{1,14})\.([\w-]{1,80})$/.exec(cursor) ?? []
  if (at === undefined || id === undefined)
    throw new Problem(400, texts.malformed, { errors: { cursor: fieldError('invalidData') } })
  return { at: new Date(Number(at)), id }
}

type Part = { after: After; limit: number }
type Listed = { at: Date; id: string; item: object }

async function readRows(context: Caller, list: ConnectionList, part: Part): Promise<Listed[]> {
  const { db, user, now, services } = context
  if (list === 'invitations') {
    const rows = await readInvitations(db, user.id, part)
    return rows.map((row) => ({
      at: row.created_at,
      id: row.id,
      item: presentInvitation(row, services.config, now),
    }))
  }
  const rows = await readPeople(db, list, user.id, part)
  const items = list.startsWith('recommendations')
    ? rows.map(presentRecommendation)
    : await presentConnections(context, list, rows)
  return items.map((item, index) => {
    const { at = now, row_id: id = '' } = rows[index] ?? {}
    return { at, id, item }
  })
}

async function presentConnections(
  { db, now, lang, user }: Caller,
  list: PeopleList,
  rows: readonly PersonRow[],
) {
  const people = await presentPeople(db, rows, { now, lang })
  // Nobody asks how much they can trust whom they blocked.
  const ids = list === 'blocked' ? [] : rows.map(({ id }) => id)
  const trusts = ids.length > 0 ? await readTrust(db, user.id, ids, now) : undefined
  return people.map(({ row, ...person }) => ({
    ...person,
    invitedAt: row.at.toISOString(),
    trust: trusts?.of.get(person.id)?.value,
    ...(list.startsWith('requests') && { comment: row.comment }),
  }))
}
