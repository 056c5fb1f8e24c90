import { type Check, checksOf } from './check.ts'

/** Between two moments, in milliseconds since 1970. */
export type Moment = { from: number; to: number }

const noticedMs = 2_000
const wrongMs = 30_000

/**
 * Compares a clock with that of this machine.
 * @param theirs what it said
 * @param ours when that was, from the question to the answer
 */
export function judgeClock(clock: string, theirs: Moment, ours: Moment): Check {
  const about = checksOf('clocks')
  // Moments that overlap may be the same one.
  const aheadMs = Math.max(0, theirs.from - ours.to)
  const behindMs = Math.max(0, ours.from - theirs.to)
  const apartMs = Math.max(aheadMs, behindMs)
  const seconds = Math.round(apartMs / 1000)
  const said = `${clock} is ${seconds} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's`
  if (apartMs > wrongMs)
    return about.fails(
      `${said}: holds and sign-in links end at the wrong time, so let both follow a time server (timedatectl set-ntp true).`,
    )
  if (apartMs > noticedMs)
    return about.advice(`${said}: let both follow a time server (timedatectl set-ntp true).`)
  return about.ok(`${clock} and this machine's agree.`)
}
