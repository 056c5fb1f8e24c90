import { generateKeyPairSync } from 'node:crypto'
import type { Right } from '#protocol/core/rights.ts'
import { notificationTopics } from '#protocol/core/notification.ts'
import { insertPasskey } from '../../../people/passkeys/loaded/passkeys.ts'
import { insertPeople, insertStaff } from '../../../people/people/loaded/people.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { chooseWays } from '../../../platform/mail/ways.ts'
import { randomId } from '../../../platform/random.ts'
import { demoId } from '../demo-id.ts'

type Colleague = {
  first: string
  last: string
  language: 'en' | 'es'
  rights: readonly Right[]
  /** Cents. */
  refundLimit: number | null
  daysAgo: number
}

/** Two who work at the sample company. Nobody of them is an owner. */
const colleagues = [
  {
    first: 'Marisol',
    last: 'Quintana',
    language: 'es',
    rights: ['desk', 'money'],
    refundLimit: 5_000,
    daysAgo: 400,
  },
  {
    first: 'Owen',
    last: 'Tanaka',
    language: 'en',
    rights: ['fleet', 'content'],
    refundLimit: null,
    daysAgo: 190,
  },
] as const satisfies readonly Colleague[]

const dayMs = 86_400_000

/** Who took what comes over the desk, and may give back a little by herself. */
export const atDesk = demoId('person', 'staff Marisol')

/**
 * The colleagues of whoever looks at the demo. Nobody can become one of them: each has a passkey whose key was thrown
 * away, without which a session is none of the staff (docs/product/accounts.md#passkeys), and an address that is another
 * one in each installation, which nobody can ask a code for.
 */
export async function loadTeam(tx: Tx, now: Date): Promise<void> {
  for (const { first, last, language, rights, refundLimit, daysAgo } of colleagues) {
    const id = demoId('person', `staff ${first}`)
    const since = new Date(now.getTime() - daysAgo * dayMs)
    await insertPeople(tx, [
      {
        id,
        email: `${first}.${randomId(12)}@example.com`.toLowerCase(),
        first_name: first,
        last_name: last,
        language,
        terms_accepted_at: since,
        created_at: since,
        demo: true,
      },
    ])
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    await insertPasskey(tx, {
      id: randomId(22),
      user_id: id,
      public_key: publicKey.export({ format: 'der', type: 'spki' }),
      counter: 0,
      transports: '',
      name: language === 'es' ? 'Teléfono del mostrador' : 'Desk phone',
      created_at: since,
    })
    const may = { rights: [...rights], refund_limit_cents: refundLimit }
    await insertStaff(tx, [{ user_id: id, added_at: since, ...may }])
    // Their mailboxes do not exist.
    await chooseWays(tx, [id], notificationTopics, { inApp: true, mail: false })
  }
}
