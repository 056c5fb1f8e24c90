import type { Operation } from '#protocol/core/operation.ts'
import { operations } from '#protocol/operations.ts'
import { createSession } from '#server/platform/auth/sessions.ts'
import { sql } from 'kysely'
import { buildUser } from '#testing/factories.ts'
import type { TestServer } from '#testing/server.ts'
import { fieldsToRead } from './fields-to-read.ts'

/** One of the demo, and what a person of theirs has. */
type Role = { name: string; id: string | undefined }

/** Somebody of each kind: the first by id who fits. */
const kinds: Record<string, string> = {
  'who rents': `select user_id from rental_order where rental_status = 86 order by id limit 1`,
  'who will rent': `select user_id from rental_order where rental_status = 85 order by id limit 1`,
  'who rented': `select user_id from rental_order where rental_status = 88 order by id limit 1`,
  'who posted a job': `select owner_id from job where status <> 'open' and owner_id is not null order by id limit 1`,
  'who does a job': `select assignee_id from job where status = 'assigned' order by id limit 1`,
  'who did nothing': `select id from app_user u where not exists (select from rental_order o where o.user_id = u.id)
    and not exists (select from staff_member s where s.user_id = u.id) order by id limit 1`,
}

async function people({ services: { db } }: TestServer): Promise<Role[]> {
  const found: Role[] = [{ name: 'a visitor', id: undefined }]
  for (const [name, select] of Object.entries(kinds)) {
    const { rows } = await sql.raw<Record<string, string>>(select).execute(db)
    found.push({ name, id: Object.values(rows[0] ?? {})[0] ?? '' })
  }
  return found
}

/** Who may call it at all is asked with the sample fields, too; here it is called by who may. */
const mayRead = (operation: Operation, role: Role, isStaff: boolean) =>
  operation.kind === 'query' &&
  (operation.access === 'visitor' ||
    (role.id !== undefined && (operation.access === 'user' || isStaff)))

/** Asks everything that can be read of the demo, as somebody of each kind, in English and now and then in Spanish. */
export async function readDemo(server: TestServer): Promise<void> {
  const { db, clock } = server.services
  const roles = [
    ...(await people(server)),
    { name: 'staff', id: (await buildUser(server, { staff: true })).id },
  ]
  for (const role of roles) {
    const { id } = role
    const token = id
      ? await db.transaction().execute((tx) => createSession(tx, id, clock()))
      : undefined
    const caller = server.as(token)
    for (const operation of Object.values(operations) as Operation[]) {
      if (!mayRead(operation, role, role.name === 'staff')) continue
      const inputs = await fieldsToRead(server, operation.name, id)
      for (const [at, fields] of inputs.entries())
        await caller.read(operation, fields, at % 5 === 4 ? { lang: 'es' } : {})
    }
  }
}
