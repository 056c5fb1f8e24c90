import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { swapMessages } from './swap-messages.ts'

/** The rent of the days that are left: «$72.50 more», «$10.00 less», in words and not by colour alone. */
export function useDifference(): (dollars: number) => string {
  const words = useMessages(swapMessages)
  return (dollars) => {
    if (dollars === 0) return words.same
    const money = formatMoney(Math.abs(dollars))
    return dollars > 0 ? words.dearer(money) : words.cheaper(money)
  }
}

/** What is to be paid for a change in all: «$40.00 to pay», «$10.00 comes back to you». */
export function useToPay(): (dollars: number) => string {
  const words = useMessages(swapMessages)
  return (dollars) => {
    if (dollars === 0) return words.nothingToPay
    const money = formatMoney(Math.abs(dollars))
    return dollars > 0 ? words.toPay(money) : words.comesBack(money)
  }
}
