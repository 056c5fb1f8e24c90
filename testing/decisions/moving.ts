import { staffMoveIn } from '#protocol/staff/moving/moving-in.ts'
import { randomId } from '#server/platform/random.ts'
import type { TestUser } from '../factories.ts'
import { file, moveInByScreen, peopleHeader, personLine } from '../moving/moving-company.ts'
import type { TestServer } from '../server.ts'

/** Who comes with a company's books is nobody of its staff. */
export const ofMoving: readonly string[] = ['staffGiveEmail', 'staffInvitePeople', 'staffMoveIn']

/** Somebody who came with a file. @returns their account's id */
async function movedIn(server: TestServer, staff: TestUser, hasEmail: boolean): Promise<string> {
  const ref = `m-${randomId()}`
  const email = hasEmail ? `${ref.toLowerCase()}@clients.example.com` : ''
  await moveInByScreen(server, staff, 'people', file(peopleHeader, [personLine(ref, email, false)]))
  const row = server.services.db.selectFrom('app_user').select('id').where('source_id', '=', ref)
  return (await row.executeTakeFirstOrThrow()).id
}

export const movingStories = {
  staffMoveIn: async (server: TestServer, staff: TestUser) => {
    const line = personLine(`m-${randomId()}`, '', false)
    const asFile = new File([new Uint8Array(file(peopleHeader, [line]))], 'people.csv')
    const sent = { kind: 'people', file: asFile } as const
    const { fingerprint } = (await server.as(staff.token).send(staffMoveIn, sent)).body
    return { ...sent, fingerprint }
  },
  staffInvitePeople: async (server: TestServer, staff: TestUser) => ({
    person: await movedIn(server, staff, true),
  }),
  staffGiveEmail: async (server: TestServer, staff: TestUser) => ({
    person: await movedIn(server, staff, false),
    email: `${randomId().toLowerCase()}@clients.example.com`,
  }),
}
