import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { swapMessages } from './swap-messages.ts'

/** «$72.50 more», «$10.00 goes back», in words and not by colour alone. */
export function useDifference(): (dollars: number) => string {
  const words = useMessages(swapMessages)
  return (dollars) => {
    if (dollars === 0) return words.same
    const money = formatMoney(Math.abs(dollars))
    return dollars > 0 ? words.dearer(money) : words.cheaper(money)
  }
}
