import type * as operations from '#protocol/staff/operations.ts'
import type { KeyRight } from '#protocol/staff/connections/choices.ts'
import { addApiKey, countApiKeys, endApiKey, readApiKeys } from '../../people/people/api-keys.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { audit } from '../../platform/audit/audit.ts'
import { connectionTexts } from './connection-texts.ts'

type Of = Handlers<typeof operations>

const mostKeys = 50
const dayMs = 86_400_000

export const staffApiKeys: Of['staffApiKeys'] = async ({ db, now }) => {
  const rows = await readApiKeys(db)
  return {
    keys: rows.map((row) => ({
      id: row.id,
      name: row.name,
      starts: row.starts,
      rights: row.rights as KeyRight[],
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString(),
      expiresAt: row.expires_at?.toISOString(),
      isOver: row.expires_at !== null && row.expires_at <= now,
    })),
  }
}

/** @throws Problem 409 when there are too many */
export const staffMakeApiKey: Of['staffMakeApiKey'] = async (
  { db: tx, user, now },
  { name, rights, days },
) => {
  if ((await countApiKeys(tx)) >= mostKeys) throw conflict(connectionTexts.enoughKeys)
  const expiresAt = days === undefined ? undefined : new Date(now.getTime() + days * dayMs)
  const { id, key } = await addApiKey(tx, { name, rights, expiresAt }, now)
  const until = expiresAt ? `until ${expiresAt.toISOString().slice(0, 10)}` : 'until it is ended'
  await audit(tx, user.id, now, 'key made', name, { key: id, to: `${rights.join(', ')}; ${until}` })
  return { key }
}

/** @throws Problem 404 for one that is ended already */
export const staffEndApiKey: Of['staffEndApiKey'] = async ({ db: tx, user, now }, { key }) => {
  const name = await endApiKey(tx, key, now)
  if (name === undefined) throw new Problem(404, texts.notFound)
  await audit(tx, user.id, now, 'key ended', key, { name, from: 'works', to: 'ended' })
  return {}
}
