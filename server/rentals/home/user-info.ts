import type * as operations from '#protocol/people/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { lastDayOf } from '../../platform/api/blocked-text.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import { heldOrdersFor } from '../holds/held-orders.ts'
import { readDrivers, presentDriver } from '../../people/drivers/drivers-store.ts'
import { userById } from '../../people/people/account-store.ts'
import { presentUser } from '../../people/account/present-user.ts'

export const userInfo: Handlers<typeof operations>['userInfo'] = async ({ db, user, now }) => {
  const [row, drivers, heldOrders] = await readTogether(db, (one) => [
    userById(one, user.id),
    readDrivers(one, user.id),
    heldOrdersFor(one, user.id, now),
  ])
  if (!row) throw new Problem(401, texts.signInFirst)
  return {
    userInfo: {
      ...presentUser(row, user.staff),
      rights: user.staff ? [...user.rights] : undefined,
      staffNeedsPasskey: user.needsPasskey || undefined,
      block: user.block && {
        reason: user.block.reason,
        until: user.block.until && lastDayOf(user.block.until),
      },
    },
    drivers: drivers.map(presentDriver),
    heldOrders,
  }
}
