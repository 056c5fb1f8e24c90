import type * as operations from '#protocol/account/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { Problem, texts } from '../../core/problem.ts'
import { driversOf, presentDriver } from '../drivers/drivers-store.ts'
import { userById } from './account-store.ts'
import { presentUser } from './present-user.ts'

export const userInfo: Handlers<typeof operations>['userInfo'] = async ({ db, user }) => {
  const row = await userById(db, user.id)
  if (!row) throw new Problem(401, texts.signInFirst)
  const drivers = await driversOf(db, user.id)
  return { userInfo: presentUser(row, user.staff), drivers: drivers.map(presentDriver) }
}
