import type { Operation } from '#protocol/core/operation.ts'
import { type ObjectType, operations } from '#protocol/operations.ts'
import { createSession } from '#server/platform/auth/sessions.ts'
import { ownersThings } from '#testing/owners-things.ts'
import { fieldsFor } from '#testing/sample-fields.ts'
import type { TestServer } from '#testing/server.ts'

/** They take what the others still need. */
const atTheEnd = ['signOut', 'endOtherSessions', 'deleteAccount', 'cancelContract', 'releaseHold']

/** Every operation with its sample fields, as a visitor, a stranger, the owner of what it names, and staff. */
export async function samples(server: TestServer): Promise<void> {
  const things = await ownersThings(server)
  const isLast = ({ name }: Operation) => atTheEnd.includes(name)
  const all = (Object.values(operations) as Operation[]).toSorted(
    (a, b) => Number(isLast(a)) - Number(isLast(b)),
  )
  const { db, clock } = server.services
  for (const who of [undefined, things.stranger, things.owner, things.staff])
    for (const operation of all) {
      // A session of its own: some end the one they are called with.
      const token =
        who && (await db.transaction().execute((tx) => createSession(tx, who.id, clock())))
      const caller = server.as(token)
      const fields = fieldsFor(operation.name as ObjectType, things) as never
      await (operation.kind === 'query'
        ? caller.read(operation, fields)
        : caller.send(operation, fields))
    }
}
