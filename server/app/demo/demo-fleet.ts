import { readKnownFleet } from '../../fleet/cars/fleet-file/known-fleet.ts'
import { readFleetFile } from '../../fleet/cars/fleet-file/read-fleet-file.ts'
import type { NewCar } from '../../fleet/cars/fleet-file/read-car.ts'
import type { Tx } from '../../platform/db/database.ts'
import { insertCars } from '../../fleet/fleet/loaded/cars.ts'
import { readBytes } from './read-data.ts'

export type DemoCar = NewCar & { id: string }

/** The cars of the demo; their ids are those of the file, the same at every load. */
export async function readFleet(tx: Tx): Promise<DemoCar[]> {
  const { cars, bad } = readFleetFile(readBytes('fleet.csv'), await readKnownFleet(tx))
  if (bad[0]) throw new Error(`demo fleet, line ${bad[0].line}: ${bad[0].reason}`)
  return cars.map(({ car }) => ({ ...car, id: car.external_ref }))
}

/** Before the first rental of the demo. */
const yearsHere = 3

/** The cars as they come into the database, some with an odometer of earlier days. */
export async function loadFleet(
  tx: Tx,
  cars: readonly DemoCar[],
  { earlier, now }: { earlier: ReadonlyMap<string, number>; now: Date },
): Promise<void> {
  const came = new Date(now.getTime() - yearsHere * 365 * 86_400_000)
  const rows = cars.map((car) => ({
    ...car,
    odometer: earlier.get(car.id) ?? car.odometer,
    created_at: came,
  }))
  await insertCars(tx, rows)
}
