import type * as operations from '#protocol/account/operations.ts'
import type { Handlers } from '../../core/api/handler.ts'
import { lastDayOf } from '../../core/api/blocked-text.ts'
import { Problem, texts } from '../../core/api/problem.ts'
import { heldOrdersFor } from '../holds/held-orders.ts'
import { driversOf, presentDriver } from '../drivers/drivers-store.ts'
import { userById } from '../people/account-store.ts'
import { presentUser } from '../account/present-user.ts'

export const userInfo: Handlers<typeof operations>['userInfo'] = async ({ db, user, now }) => {
  const row = await userById(db, user.id)
  if (!row) throw new Problem(401, texts.signInFirst)
  const drivers = await driversOf(db, user.id)
  return {
    userInfo: {
      ...presentUser(row, user.staff),
      staffNeedsPasskey: user.needsPasskey || undefined,
      block: user.block && { reason: user.block.reason, until: lastDayOf(user.block.until) },
    },
    drivers: drivers.map(presentDriver),
    heldOrders: await heldOrdersFor(db, user.id, now),
  }
}
