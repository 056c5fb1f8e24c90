import { isElectric } from '#domain/fleet/fleet/electric.ts'
import { changeCar } from '../../fleet/fleet/change-car.ts'
import { takeAgreedCar } from '../../fleet/occupancy/take-car.ts'
import { enterOpening } from '../../money/ledger/enter-opening.ts'
import { insertMovedIn } from '../../money/orders/moves/imported-orders.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import type { Tx } from '../../platform/db/database.ts'
import { randomCode, randomId } from '../../platform/random.ts'
import { attachToOrder } from '../../platform/uploads/attach-files.ts'
import { wake } from '../../platform/work/topics.ts'
import { makeContract } from '../../rentals/contract/make-contract.ts'
import { addDrivers } from '../../rentals/rentals/order-drivers.ts'
import type { OldContract, Writing } from './plan.ts'
import type { RentalToWrite } from './rentals-file.ts'

/**
 * Writes rentals that run, or that are booked, as their company says they are (docs/product/company.md#moving-in). The
 * weeks of photos of a running one are counted from now. A booking gets its contract, which is accepted as ever.
 */
export async function writeRentals(
  tx: Tx,
  rows: readonly RentalToWrite[],
  kind: 'rentals' | 'reservations',
  { by, now, fingerprint, contracts }: Writing,
): Promise<void> {
  const isRunning = kind === 'rentals'
  for (const row of rows) {
    const contract = contracts.get(row.rental.ref)
    const order = orderOf(row, isRunning, now)
    const origin = {
      file: fingerprint,
      line: row.line,
      sourceId: row.rental.ref,
      staff: by.staffId,
      by: by.way,
      contract: contract?.sha256 ?? null,
    }
    await insertMovedIn(tx, { ref: row.rental.ref, order, isRunning, origin }, now)
    await addDrivers(tx, order.id, [row.person.driver])
    const { startsAt, endsAt, car } = row
    await takeAgreedCar(tx, { orderId: order.id, carId: car.id, startsAt, endsAt, now })
    await keepOldContract(tx, order.id, contract)
    const written = await lockOrder(tx, order.id)
    if (!written) throw new Error(`order ${order.id} was not written`)
    await enterOpening(tx, written, row.owed, now)
    if (isRunning) await readCar(tx, row, now)
    else await makeContract(tx, written, now)
  }
  await wake(tx, 'documents')
}

async function keepOldContract(tx: Tx, order: string, contract: OldContract | undefined) {
  if (contract) await attachToOrder(tx, order, [contract.file])
}

/** What the car showed last, where nobody has read more. */
async function readCar(tx: Tx, { car, rental }: RentalToWrite, now: Date): Promise<void> {
  const miles = rental.odometer ?? rental.startOdometer
  if (miles > car.odometer)
    await changeCar(tx, car.id, {
      odometer: miles,
      ...(rental.odometer !== null && { odometer_read_at: now }),
    })
}

function orderOf(row: RentalToWrite, isRunning: boolean, now: Date) {
  const { person, car, quote, rental, startsAt, endsAt } = row
  const runsOnCharge = isElectric(car.fuel)
  return {
    id: randomId(),
    transaction_id: randomId(),
    user_id: person.id,
    car_id: car.id,
    area_id: car.area_id,
    state: 'booked',
    confirmation: 'confirmed',
    confirmed_at: now,
    paid: true,
    starts_at: startsAt,
    ends_at: endsAt,
    price_modifier_id: rental.plan,
    insurance_plan: 'own',
    quote,
    total_cents: quote.total,
    deposit_cents: quote.deposit,
    hold_expires_at: now,
    created_at: now,
    booked_at: now,
    picked_up_at: isRunning ? now : null,
    start_odometer: isRunning ? rental.startOdometer : null,
    start_gas: isRunning && !runsOnCharge ? rental.startGas : null,
    start_charge: isRunning && runsOnCharge ? rental.startCharge : null,
    key_box_code: isRunning ? null : randomCode().slice(0, 4),
  }
}
