import { toWall } from '#domain/core/time/zone.ts'
import { bayZone } from '../fleet.ts'
import type { TestServer } from '../server.ts'

/** Lines of an agency as a file. */
export const tollCsv = (lines: readonly string[]): File =>
  new File([['plate,time,place,amount_usd,kind', ...lines].join('\n')], 'tolls.csv', {
    type: 'text/csv',
  })

/** One toll of a car, so many minutes ago. */
export async function tollFile(
  { services: { db, clock } }: TestServer,
  car: string,
  minutesAgo: number,
): Promise<File> {
  const { plate } = await db
    .selectFrom('car')
    .select('plate')
    .where('id', '=', car)
    .executeTakeFirstOrThrow()
  const at = toWall(new Date(clock().getTime() - minutesAgo * 60_000), bayZone)
  return tollCsv([`${plate},${at},Bay Bridge ${minutesAgo},8.00,toll`])
}
