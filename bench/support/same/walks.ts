import { aCommunity } from '#testing/walk/community/people.ts'
import { steps as communitySteps, walk as walkOfCommunity } from '#testing/walk/community/walk.ts'
import {
  aJobWorld,
  attempts,
  type JobStep,
  stepOfJobs,
  surroundings,
} from '#testing/walk/jobs/walk.ts'
import { aRelocationWorld, relocationSteps, stepOfRelocations } from '#testing/walk/relocation.ts'
import { steps as rentalSteps, walk as walkOfRentals } from '#testing/walk/walk.ts'
import { aWorld } from '#testing/walk/world.ts'
import type { TestServer } from '#testing/server.ts'

/** Numbers that look drawn and are the same in each run. */
function chance(seed: number) {
  let state = seed
  const below = (many: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * many)
  }
  return { below, of: <One>(all: readonly One[]): One => all[below(all.length)] as One }
}

type Weighted = readonly { weight: number; names: readonly string[] }[]

const spread = (steps: Weighted) =>
  steps.flatMap(({ weight, names }) => Array.from({ length: weight }, () => names))

export async function rentals(server: TestServer, seed: number, many: number): Promise<void> {
  const { below, of } = chance(seed)
  const kinds = spread(rentalSteps)
  const world = await aWorld(server)
  for (let step = 0; step < many; step++)
    await walkOfRentals(world, {
      who: below(2),
      car: below(3),
      what: of(of(kinds)),
      amount: below(1_000),
    })
}

export async function community(server: TestServer, seed: number, many: number): Promise<void> {
  const { below, of } = chance(seed)
  const kinds = spread(communitySteps)
  const world = await aCommunity(server)
  for (let step = 0; step < many; step++)
    await walkOfCommunity(world, {
      who: below(9),
      other: below(9),
      car: below(3),
      what: of(of(kinds)),
      amount: below(1_000),
    })
}

export async function jobs(server: TestServer, seed: number, many: number): Promise<void> {
  const { below, of } = chance(seed)
  const world = await aJobWorld(server)
  const kinds: readonly JobStep['what'][] = [...attempts, ...attempts, ...surroundings]
  for (let step = 0; step < many; step++)
    await stepOfJobs(world, {
      who: below(4),
      other: below(4),
      job: below(4),
      what: of(kinds),
      amount: below(1_000),
      isFit: below(4) > 0,
    })
}

export async function relocations(server: TestServer, seed: number, ways: number): Promise<void> {
  const { below, of } = chance(seed)
  const world = await aRelocationWorld(server)
  for (let way = 0; way < ways; way++) {
    const who = below(2)
    for (const what of relocationSteps) await stepOfRelocations(world, { what, who, job: 0 })
    for (let step = 0; step < 6; step++)
      await stepOfRelocations(world, { what: of(relocationSteps), who: below(2), job: below(2) })
  }
}
