import {
  type LocationAction,
  type LocationFacts,
  locationRuleFor,
} from '#domain/jobs/jobs/job-safety.ts'
import type * as operations from '#protocol/jobs/operations.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { settleNotice } from '../../platform/mail/notifications.ts'
import { limit } from '../../platform/http/limits.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refused } from '../jobs/act.ts'
import { lockPair } from '../../people/people/ties.ts'
import { type JobRun, lockedRunFor } from './job-run.ts'
import { locationThread, tellOfLocation } from './location-news.ts'
import {
  forgetLocation,
  readLocations,
  standingOf,
  writeAnswer,
  writeAsked,
  writePosition,
} from './location-store.ts'
import { whyNot } from './location-texts.ts'

type Of<Name extends keyof typeof operations> = Handlers<typeof operations>[Name]
type Caller = Context<SignedIn>

/** The job, kept as it is meanwhile, whose location it is about, and the other of the two. */
type Change = { tx: Tx; run: JobRun; other: string; sharer: string; before: LocationFacts }

/**
 * What happens to a location queues behind its job, so that nothing is shared of one that ends at
 * this moment.
 * @throws Problem 200 with `result: false` and why not, 404 for anybody but the two
 */
async function begin(
  { db, user, now }: Caller,
  id: string,
  action: LocationAction,
): Promise<Change> {
  const tx = db as Tx
  const run = await lockedRunFor(tx, user, id)
  const { other, facts } = run
  const by = action === 'ask' ? 'other' : 'self'
  const sharer = by === 'self' ? user.id : other
  const rows = await readLocations(tx, id)
  const before = standingOf(rows.find((row) => row.sharer_id === sharer))
  const rule = locationRuleFor(action, by, before, facts, now)
  if (!rule || other === undefined || sharer === undefined)
    throw refused(whyNot(action, run, before, now))
  // A block takes the pair first and what they share after it; so does this.
  await lockPair(tx, user.id, other)
  return { tx, run, other, sharer, before }
}

/** The other one is asked where they are, and told so. */
export const askJobLocation: Of<'askJobLocation'> = async (context, { id }) => {
  limit(context, `asks where of ${context.user.id}`, 20, 3600)
  const { tx, run, sharer } = await begin(context, id, 'ask')
  const { user, now } = context
  await writeAsked(tx, { jobId: id, sharer, now })
  await tellOfLocation(tx, { to: sharer, of: user.id, sharer, run, news: 'asks' }, now)
  return {}
}

/** Whose location it is says yes or no; whoever asked is told. */
export const answerJobLocation: Of<'answerJobLocation'> = async (context, { id, answer }) => {
  const { tx, run, other, sharer } = await begin(context, id, answer)
  const { user, now } = context
  const news = answer === 'allow' ? 'allowed' : 'refused'
  await writeAnswer(tx, { jobId: id, sharer, now }, news)
  await settleNotice(tx, user.id, locationThread(id, sharer), now)
  await tellOfLocation(tx, { to: other, of: user.id, sharer, run, news }, now)
  return {}
}

/** Only the last position is kept; the answer, which is kept for repetitions, has none in it. */
export const shareJobLocation: Of<'shareJobLocation'> = async (
  context,
  { id, latitude, longitude, accuracy, age },
) => {
  limit(context, `shares where of ${context.user.id}`, 1200, 3600)
  const { tx, sharer } = await begin(context, id, 'share')
  const { now } = context
  const measuredAt = new Date(now.getTime() - Math.round(age * 1000))
  const measured = { latitude, longitude, accuracy: Math.ceil(accuracy), measuredAt }
  await writePosition(tx, { jobId: id, sharer, now }, measured)
  return {}
}

export const stopJobLocation: Of<'stopJobLocation'> = async (context, { id }) => {
  const { tx, sharer } = await begin(context, id, 'stop')
  await forgetLocation(tx, id, sharer)
  return {}
}
