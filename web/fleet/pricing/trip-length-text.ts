import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { counted } from '#protocol/core/counted.ts'
import type { Lang } from '#web/core/i18n.ts'

const units = {
  en: {
    months: counted('en', { one: '# month', other: '# months' }),
    weeks: counted('en', { one: '# week', other: '# weeks' }),
    days: counted('en', { one: '# day', other: '# days' }),
  },
  es: {
    months: counted('es', { one: '# mes', other: '# meses' }),
    weeks: counted('es', { one: '# semana', other: '# semanas' }),
    days: counted('es', { one: '# día', other: '# días' }),
  },
}

/** «49 days: 1 month, 2 weeks and 5 days»; the split of docs/product/prices.md#duration. Empty when there is no trip. */
export function tripLengthText(
  start: string | undefined,
  end: string | undefined,
  lang: Lang,
): string {
  if (!start || !end) return ''
  const { months, weeks, days, totalDays } = rentalDuration(start, end)
  if (totalDays < 1) return ''
  const unit = units[lang]
  const parts = [
    months > 0 && unit.months(months),
    weeks > 0 && unit.weeks(weeks),
    days > 0 && unit.days(days),
  ].filter((part) => part !== false)
  const whole = unit.days(totalDays)
  const split = new Intl.ListFormat(`${lang}-US`, { type: 'conjunction' }).format(parts)
  return split === whole ? whole : `${whole}: ${split}`
}
