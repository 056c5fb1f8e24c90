import type { Text } from '#protocol/core/text.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import { Problem, refusal, texts } from '../../platform/api/problem.ts'
import { type DriverRow, readDriver } from './drivers-store.ts'

const personFirst: Text = {
  en: 'Please enter the personal details first.',
  es: 'Primero escribe los datos personales.',
}

/**
 * The driver that a document belongs to.
 * @throws Problem 404 for one that is not the caller's; 200 while the own person is not entered.
 */
export async function needDriver(
  { db, user }: Pick<Context<SignedIn>, 'db' | 'user'>,
  driverId: string | undefined,
): Promise<DriverRow> {
  const driver = await readDriver(db, user.id, driverId)
  if (driver) return driver
  throw driverId ? new Problem(404, texts.notFound) : refusal(personFirst)
}
