import { ageOn, minimumDriverAge } from '#domain/people/drivers/driver-age.ts'
import type { Day } from '#domain/core/time/wall-time.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Text } from '#protocol/core/text.ts'
import type * as operations from '#protocol/people/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { Problem, refusal, texts } from '../../platform/api/problem.ts'
import { today } from '../../platform/today.ts'
import { lockUser, savePerson } from '../people/account-store.ts'
import {
  addDriver,
  changeDriver,
  readDriver,
  readDrivers,
  mostDrivers,
  presentDriver,
  savePrimaryDriver,
} from './drivers-store.ts'

const tooMany: Text = {
  en: `An account can have up to ${mostDrivers} drivers.`,
  es: `Una cuenta puede tener hasta ${mostDrivers} conductores.`,
}

const tooYoung: Text = {
  en: `Drivers must be at least ${minimumDriverAge} years old.`,
  es: `Cada conductor debe tener al menos ${minimumDriverAge} años.`,
}

/** Drivers are at least 21 (docs/product/accounts.md#drivers), and people do not live for ever. */
function checkAge(birthDate: Day, now: Date): void {
  const age = ageOn(birthDate, today(now))
  if (age < 0 || age > 120)
    throw new Problem(400, texts.malformed, { errors: { birthDate: fieldError('invalidData') } })
  if (age < minimumDriverAge) throw refusal(tooYoung)
}

/**
 * Who a driver is: the account's own person without `driverId`, another one with it, one more
 * with `new`.
 * @throws Problem 404 for somebody else's driver, 200 for one who is too young.
 */
export const personalDetails: Handlers<typeof operations>['personalDetails'] = async (
  { db, user, now, services },
  { driverId, ...person },
) => {
  checkAge(person.birthDate, now)
  const account = await lockUser(db, user.id)
  let id: string
  if (driverId === 'new') {
    const drivers = await readDrivers(db, user.id)
    if (drivers.length >= mostDrivers) throw refusal(tooMany)
    id = await addDriver(db, user.id, person, { primary: false, now })
  } else {
    const driver = await readDriver(db, user.id, driverId)
    if (driverId && !driver) throw new Problem(404, texts.notFound)
    if (driver && !driver.is_primary) {
      await changeDriver(db, driver, person, now)
      id = driver.id
    } else {
      await savePerson(db, account.id, person)
      id = await savePrimaryDriver(db, account.id, person, now)
    }
  }
  await services.tell(db, { kind: 'driverChanged', userId: user.id, at: now })
  const saved = await readDriver(db, user.id, id)
  if (!saved) throw new Error('the driver just saved is not there')
  return { driver: presentDriver(saved) }
}
