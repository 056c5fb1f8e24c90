import { formatWeekDay } from '#domain/core/time/format-date.ts'
import type { MaintenanceItem } from '#protocol/rentals/maintenance/maintenance-item.ts'
import { language } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import type { maintenanceMessages } from './messages.ts'

type Words = (typeof maintenanceMessages)['en']

/** `48,000 mi`, never on two lines. */
export const milesText = (count: number) => formatMiles(count).replace(' ', '\u00A0')

/** When an item is due, whichever comes first: «by Tue 1 Dec 2026 or at 48,000 mi». */
export function dueText({ due }: Pick<MaintenanceItem, 'due'>, words: Words): string {
  return [
    due.date && words.by(formatWeekDay(due.date, language())),
    due.odometer !== undefined && words.at(milesText(due.odometer)),
  ]
    .filter(Boolean)
    .join(` ${words.or} `)
}

/** What is left of an item: «3 days left · 620 mi left»; beyond it, how much it is over. */
export function leftText(
  { daysLeft, milesLeft }: Pick<MaintenanceItem, 'daysLeft' | 'milesLeft'>,
  words: Words,
): string {
  const miles =
    milesLeft !== undefined &&
    (milesLeft >= 0
      ? words.milesLeft(milesText(milesLeft))
      : words.milesOver(milesText(-milesLeft)))
  return [daysLeft !== undefined && words.daysLeft(daysLeft), miles].filter(Boolean).join(' · ')
}

/** How much of the interval is used, by days or by miles, whichever is further: 0 to 100. */
export function usedPercent(item: MaintenanceItem): number {
  const used = [
    part(item.daysLeft, item.intervalDays),
    part(item.milesLeft, item.intervalMiles),
  ].filter((share) => share !== undefined)
  return Math.round(Math.min(1, Math.max(0, ...used)) * 100)
}

function part(left: number | undefined, whole: number | undefined): number | undefined {
  return left === undefined || whole === undefined ? undefined : 1 - left / whole
}
