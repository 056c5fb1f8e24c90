import type { Text } from '#protocol/core/text.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import { userById } from '../../people/people/account-store.ts'
import type { JobRun } from './job-run.ts'

const titles: Record<'asks' | 'allowed' | 'refused', (name: string) => Text> = {
  asks: (name) => ({ en: `${name} asks where you are`, es: `${name} pregunta dónde estás` }),
  allowed: (name) => ({
    en: `${name} shares their location with you`,
    es: `${name} comparte su ubicación contigo`,
  }),
  refused: (name) => ({
    en: `${name} does not share their location`,
    es: `${name} no comparte su ubicación`,
  }),
}

/** One unread notice about the location of one of the two. */
export const locationThread = (jobId: string, sharer: string) => `location ${jobId} ${sharer}`

type News = { to: string; of: string; sharer: string; run: JobRun; news: keyof typeof titles }

/** Tells one of the two what the other asked or answered; never where anybody is. */
export async function tellOfLocation(
  tx: Tx,
  { to, of, sharer, run: { row }, news }: News,
  now: Date,
): Promise<void> {
  const name = (await userById(tx, of))?.first_name ?? ''
  const notice = {
    userId: to,
    topic: 'jobs',
    thread: locationThread(row.id, sharer),
    severity: news === 'asks' ? 'warning' : 'info',
    title: titles[news](name),
    text: { en: row.title, es: row.title },
    route: 'job',
    query: { id: row.id },
  } as const
  await notify(tx, notice, now)
}
