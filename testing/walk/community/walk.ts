import { conductSteps, rentalSteps, timeSteps } from './conduct.ts'
import { networkSteps } from './network.ts'
import type { Step, Walker, World } from './people.ts'
import { ratingSteps } from './ratings.ts'

/** Steps with how often each kind comes; of a kind, one as often as another. */
const kinds: { weight: number; walkers: Walker[] }[] = [
  { weight: 36, walkers: networkSteps },
  { weight: 28, walkers: ratingSteps },
  { weight: 14, walkers: conductSteps },
  { weight: 10, walkers: rentalSteps },
  { weight: 6, walkers: timeSteps },
]
const all = kinds.flatMap(({ walkers }) => walkers)

export type Actor = Step & { what: string }

export const steps = kinds.map(({ weight, walkers }) => ({
  weight,
  names: walkers.map(({ name }) => name),
}))

/** Does one step of a walk; refusals are part of it, failures are not. */
export async function walk(world: World, actor: Actor): Promise<void> {
  await all.find(({ name }) => name === actor.what)?.run(world, actor)
}
