import type { DepositStands } from '#domain/fleet/pricing/deposit-back.ts'
import type { Text } from '#protocol/core/text.ts'
import { joined } from '../../platform/joined.ts'
import { endMoney } from '../../money/ledger/money-words.ts'
import type { MoneyOfRental } from '#protocol/money/payments/rental-money.ts'

/** Where a rental's deposit stands (docs/product/money.md#deposit-release). */
export type DepositState = DepositStands<MoneyOfRental['deposit']['state']>

/** What a return says while a claim keeps the deposit, and once its days are over. */
export const settledTexts: Partial<Record<DepositState, Text>> = {
  claim: {
    en: 'Thank you. We keep the deposit until the open claim is decided.',
    es: 'Gracias. Guardamos el depósito hasta que se decida el reclamo abierto.',
  },
  asksAccount: joined({ en: 'Thank you.', es: 'Gracias.' }, endMoney.asksAccount),
  onItsWay: {
    en: 'Thank you. What is left of your deposit is on its way back to you.',
    es: 'Gracias. Lo que queda de tu depósito va en camino.',
  },
  released: {
    en: 'Thank you. Your deposit is settled.',
    es: 'Gracias. Tu depósito está liquidado.',
  },
  used: {
    en: 'Thank you. Your deposit is settled.',
    es: 'Gracias. Tu depósito está liquidado.',
  },
}

const comesBack: Text = {
  en: 'What is left of the deposit comes back after 72 hours',
  es: 'Lo que quede del depósito se devuelve después de 72 horas',
}

const settled: Text = { en: 'Deposit settled', es: 'Depósito liquidado' }

/** The same at the last step of a rental's way; nothing of a deposit that there is none of. */
export const depositSteps: Record<DepositState, Text | undefined> = {
  none: undefined,
  held: comesBack,
  waiting: comesBack,
  claim: {
    en: 'We keep the deposit until the claim is decided',
    es: 'Guardamos el depósito hasta que se decida el reclamo',
  },
  asksAccount: {
    en: 'We ask you for an account to send the deposit to',
    es: 'Te pedimos una cuenta para enviarte el depósito',
  },
  onItsWay: { en: 'Deposit on its way back', es: 'El depósito va en camino' },
  released: settled,
  used: settled,
}
