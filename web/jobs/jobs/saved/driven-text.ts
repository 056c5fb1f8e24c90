import { formatDay } from '#domain/core/time/format-date.ts'
import { weekdayNames } from '#domain/core/time/month-names.ts'
import type { SavedRoute } from '#protocol/jobs/jobs/routes.ts'
import type { Lang } from '#web/core/i18n.ts'

/** The days of the week as they are read, Monday first; Sunday is 0. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

export const weekdayName = (day: number, lang: Lang): string => weekdayNames[lang][day] ?? ''
export const shortWeekday = (day: number, lang: Lang): string => weekdayName(day, lang).slice(0, 3)

const areWorkdays = (days: readonly number[]) => days.join() === '1,2,3,4,5'

type Driven = Pick<SavedRoute, 'day' | 'days' | 'leaves' | 'arrives'>
type Words = { everyDay: string; workdays: string; nextDay: string }

/** When a route is driven: `Mon, Wed · 08:00–09:30`. */
export function drivenText({ day, days, leaves, arrives }: Driven, words: Words, lang: Lang) {
  const on =
    day !== undefined
      ? formatDay(day)
      : days.length === 7
        ? words.everyDay
        : areWorkdays(days)
          ? words.workdays
          : weekdays
              .filter((each) => days.includes(each))
              .map((each) => shortWeekday(each, lang))
              .join(', ')
  const until = arrives <= leaves ? `${arrives} ${words.nextDay}` : arrives
  return `${on} · ${leaves}–${until}`
}
