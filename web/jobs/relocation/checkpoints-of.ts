import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import type { Relocation } from '#protocol/jobs/relocation/relocation.ts'

/** The checklist of a car; an electric one has no oil to look at. */
export const checkpointsOf = (all: readonly Checkpoint[], { car }: Pick<Relocation, 'car'>) =>
  all.filter(({ id }) => id !== 'oil' || !car.electric)
