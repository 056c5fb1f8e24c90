import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { monthNames } from '#domain/core/time/month-names.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { accountName } from '../ledger-table.tsx'
import { staffMessages } from '../messages.ts'

const { useSearch } = getRouteApi(routes.staff)

/** What can be opened of a month. */
export const opens = [
  'sales',
  'rent',
  'extras',
  'rest',
  'tax',
  'cost',
  'deposits',
  'debts',
  'cars',
  'car',
  'books',
] as const
export type Opens = (typeof opens)[number]

/** Which month the address shows, and what of it is open. */
export function useMonth() {
  const { month, open, area, state } = useSearch()
  const navigate = useNavigate()
  return {
    month,
    opened: opens.find((name) => name === open),
    area,
    state,
    show: (shown: string | undefined) =>
      void navigate({
        to: routes.staff,
        search: (before) => ({ view: before.view, month: shown }),
        resetScroll: false,
      }),
  }
}

/** «Oct», beside a number. */
export function useShortMonth(): (month: string) => string {
  const lang = useLanguage()
  return (month) => (monthNames[lang][Number(month.slice(5)) - 1] ?? '').slice(0, 3)
}

/** «October 2026», as a headline has it. */
export function useMonthName(): (month: string) => string {
  const lang = useLanguage()
  return (month) => {
    const name = monthNames[lang][Number(month.slice(5)) - 1] ?? ''
    const shown = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
    return lang === 'es' ? `${shown} de ${month.slice(0, 4)}` : `${shown} ${month.slice(0, 4)}`
  }
}

/** What an account is called here. */
export function useAccountName(): (account: string) => string {
  const { accounts } = useMessages(staffMessages)
  return (account) => accountName(account, accounts)
}
