import { rentalDuration } from '#domain/pricing/duration.ts'
import type { Lang } from '#web/core/i18n.ts'

const plural = { en: new Intl.PluralRules('en-US'), es: new Intl.PluralRules('es-US') }
const list = {
  en: new Intl.ListFormat('en-US', { type: 'conjunction' }),
  es: new Intl.ListFormat('es-US', { type: 'conjunction' }),
}

const units = {
  en: { month: ['month', 'months'], week: ['week', 'weeks'], day: ['day', 'days'] },
  es: { month: ['mes', 'meses'], week: ['semana', 'semanas'], day: ['día', 'días'] },
} as const

function counted(count: number, unit: 'month' | 'week' | 'day', lang: Lang): string {
  const [one, many] = units[lang][unit]
  return `${count} ${plural[lang].select(count) === 'one' ? one : many}`
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
  const parts = [
    months > 0 && counted(months, 'month', lang),
    weeks > 0 && counted(weeks, 'week', lang),
    days > 0 && counted(days, 'day', lang),
  ].filter((part) => part !== false)
  const whole = counted(totalDays, 'day', lang)
  const split = list[lang].format(parts)
  return split === whole ? whole : `${whole}: ${split}`
}
