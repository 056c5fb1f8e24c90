import type { Wing } from '../platform/wing.ts'
import { forgetNotices } from '../platform/mail/forget-person.ts'
import { forgetWords } from './orders/forget-words.ts'
import { orderIdsOf } from './orders/orders-store.ts'
import { askForNews, newsToAskFor } from './intents/ask-for-news.ts'
import { askGateway, paymentsToAsk } from './intents/ask-gateway.ts'
import { chargeSavedCards, plannedCharges } from './intents/charge-saved-card.ts'
import { forgetSavedCard } from './payments/saved-card.ts'
import { countOwedRefunds, giveBackRefunds, owedRefunds } from './refunds/give-back-refunds.ts'
import { depositsToRelease, releaseDeposits } from './refunds/release-deposits.ts'
import { claimHandlers } from './claims/handlers.ts'
import { feeHandlers } from './fees/handlers.ts'
import { paymentHandlers } from './payments/handlers.ts'
import { staffTolls } from './tolls/staff-tolls.ts'
import { registerPapers } from './papers/routes.ts'
import { moneyExports } from './exports.ts'

/** What `money` brings to the server. */
export const money = {
  handlers: {
    ...claimHandlers,
    ...feeHandlers,
    ...paymentHandlers,
    staffTolls,
  },
  reactions: {},
  forgets: [
    // Those of orders are told to others too.
    (tx, { userId }) => forgetNotices(tx, userId, orderIdsOf(userId)),
    (tx, { userId }) => forgetSavedCard(tx, userId),
    (tx, { userId }) => forgetWords(tx, userId),
  ],
  work: [
    {
      name: 'payment gateway',
      everySeconds: 2,
      topics: ['gateway'],
      lane: 'gateway',
      due: (now, { payments }) => payments.due(now),
      run: (services) => services.payments.work(services),
      waiting: (services) => services.payments.waiting(services),
    },
    {
      name: 'payments to ask for',
      everySeconds: 5,
      lane: 'gateway',
      due: paymentsToAsk,
      run: askGateway,
    },
    {
      name: 'news that no webhook told',
      everySeconds: 60,
      lane: 'gateway',
      due: (now, { payments }) => newsToAskFor(payments.name, now),
      run: askForNews,
    },
    {
      name: 'charges of saved cards',
      everySeconds: 60,
      lane: 'gateway',
      due: plannedCharges,
      run: chargeSavedCards,
    },
    {
      name: 'refunds',
      everySeconds: 10,
      topics: ['refunds'],
      lane: 'gateway',
      due: (now, { payments }) => owedRefunds(payments.name, now),
      run: giveBackRefunds,
      waiting: countOwedRefunds,
    },
    {
      name: 'deposits',
      everySeconds: 60,
      topics: ['claims'],
      scans: true,
      due: depositsToRelease,
      run: releaseDeposits,
    },
  ],
  exports: moneyExports,
  routes: [registerPapers],
} satisfies Wing
