import { seasonsFor } from '#domain/fleet/pricing/seasons/season.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { home } from '#protocol/fleet/names.ts'
import type { Success } from '#protocol/core/operation.ts'

type Home = Pick<Success<typeof home>, 'seasons'>

/** The seasons that a car has (docs/product/prices.md#seasons); none while they are not known. */
export const seasonsOf = (data: Home | undefined, car: Pick<Car, 'areaId' | 'typeId'>) =>
  seasonsFor(data?.seasons ?? [], { area: car.areaId, type: car.typeId })
