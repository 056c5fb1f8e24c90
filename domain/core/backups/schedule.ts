const hour = 3_600_000
const day = 24 * hour

/** What there is at the place of the backups. */
export type BaseBackup = { at: Date }

/** A new one each day (docs/product/company.md#backups). */
const everyMs = 24 * hour
/** All of so many days are kept, with the log between them; */
const dailyDays = 14
/** then one of each week, for so many days in all. */
const weeklyDays = 70
/** A restore is tried this often, and sooner again after one that failed. */
const drillEveryMs = 30 * day
const drillAgainMs = day
/** Older than so much, somebody has to look. */
const lateMs = 2 * everyMs

/**
 * Whether a base backup has to be made now.
 * @param newest when the newest one was made, if there is one
 * @param hasGap the log since then is not whole, so that nothing later can be restored from it
 */
export function isBaseDue(newest: Date | undefined, hasGap: boolean, now: Date): boolean {
  return newest === undefined || hasGap || now.getTime() - newest.getTime() >= everyMs
}

/** Whether the newest backup is so old that something is wrong. */
export const isBaseLate = (newest: Date, now: Date): boolean =>
  now.getTime() - newest.getTime() > lateMs

/** Whether it is time to try a restore. @param last the newest drill and how it went */
export function isDrillDue(last: { at: Date; succeeded: boolean } | undefined, now: Date): boolean {
  if (!last) return true
  return now.getTime() - last.at.getTime() >= (last.succeeded ? drillEveryMs : drillAgainMs)
}

/** Whether no restore has succeeded for so long that backups are a hope. */
export const isDrillLate = (last: Date, now: Date): boolean =>
  now.getTime() - last.getTime() > drillEveryMs + 7 * day

/**
 * The backups that stay: all of two weeks, and the first of each week for ten weeks. The newest one
 * always stays, however old it is.
 */
export function keptBases<Base extends BaseBackup>(bases: readonly Base[], now: Date): Base[] {
  const oldestFirst = bases.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const weeks = new Set<number>()
  return oldestFirst.filter((base, index) => {
    const age = now.getTime() - base.at.getTime()
    const week = Math.floor(base.at.getTime() / (7 * day))
    const isFirstOfWeek = !weeks.has(week)
    weeks.add(week)
    if (index === oldestFirst.length - 1 || age <= dailyDays * day) return true
    return isFirstOfWeek && age <= weeklyDays * day
  })
}

/** From when on the log is kept: the oldest backup of two weeks. Older ones are restored as they are. */
export function logKeptFrom<Base extends BaseBackup>(
  bases: readonly Base[],
  now: Date,
): Base | undefined {
  return bases
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .find(
      ({ at }, index, all) =>
        index === all.length - 1 || now.getTime() - at.getTime() <= dailyDays * day,
    )
}
