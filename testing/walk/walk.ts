import { bookings } from './bookings.ts'
import { clockSteps } from './clock.ts'
import { renterSteps, stranger } from './renter.ts'
import { staffSteps } from './staff.ts'
import { doWhatIsTold, tryWhatIsNotTold } from './told.ts'
import type { Step, Walker, World } from './world.ts'

export type Actor = Step & { what: string }

const all: Walker[] = [
  ...bookings,
  ...clockSteps,
  ...renterSteps,
  ...staffSteps,
  doWhatIsTold,
  tryWhatIsNotTold,
  stranger,
]

/** Steps with how often each comes: most of a walk is what the server says may be done. */
export const steps: { weight: number; names: string[] }[] = [
  { weight: 3, names: ['book and pick up', 'book'] },
  { weight: 22, names: [doWhatIsTold.name] },
  { weight: 10, names: [tryWhatIsNotTold.name] },
  { weight: 2, names: [stranger.name] },
  { weight: 12, names: clockSteps.map(({ name }) => name) },
  { weight: 14, names: renterSteps.map(({ name }) => name) },
  { weight: 14, names: staffSteps.map(({ name }) => name) },
]

/** Does one step of a walk; refusals are part of it, failures are not. */
export async function walk(world: World, actor: Actor): Promise<void> {
  await all.find((walker) => walker.name === actor.what)?.run(world, actor)
}
