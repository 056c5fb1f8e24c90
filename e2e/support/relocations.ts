import { toWall } from '#domain/core/time/zone.ts'
import { passMinutes } from './clock.ts'
import { ask, post } from './wire.ts'

const dayMs = 86_400_000
const losAngeles = '2'

/** Somebody in Los Angeles waits for a month for what stands elsewhere alone: a gap. */
async function wishInLosAngeles(base: string, token: string) {
  const now = await passMinutes(base, 0)
  const day = (days: number) =>
    `${toWall(new Date(now.getTime() + days * dayMs), 'America/Los_Angeles').slice(0, 10)}T10:00`
  const { body } = await post(base, token, {
    objectType: 'addWaitingList',
    area: losAngeles,
    start: day(9),
    end: day(39),
    features: 'plug-in-hybrid',
  })
  if (body.status !== 1) throw new Error(`not wished: ${JSON.stringify(body)}`)
}

type Spot = { latitude: number; longitude: number }
type Gap = {
  car: { plate: string; odometer: number; electric: boolean }
  reward: number
  to: Spot
}

/** A car with a tank that staff could have brought elsewhere, because this person waits for one there. */
export async function wantedElsewhere(base: string, token: string, staffToken: string) {
  await wishInLosAngeles(base, token)
  const { gaps } = await ask<{ gaps: Gap[] }>(base, staffToken, { objectType: 'relocationGaps' })
  const gap = gaps.find((one) => !one.car.electric)
  if (!gap) throw new Error(`no gap: ${JSON.stringify(gaps)}`)
  return gap
}
