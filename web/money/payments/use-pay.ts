import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { cardPrice, submitPaymentRefund } from '#protocol/money/names.ts'
import type { PaymentMethod } from '#protocol/money/payments/payment-gateways.ts'
import { cardConsent } from '#protocol/money/payments/card-consent.ts'
import type * as z from 'zod/mini'
import { deservesToast, errorText, fieldErrors } from '#web/core/api/errors.ts'
import { routes } from '#web/core/routing/routes.ts'
import { read } from '#web/core/api/call.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { formatMoney } from '#web/core/money.ts'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { awaitPayment } from './await-payment.ts'
import type { Begun, CardEntry, CardGateway, Funding, Refused } from './gateway.ts'
import type { paymentMessages } from './messages.ts'
import { forgetValues } from './pay-values.ts'

type Method = z.infer<typeof PaymentMethod>

/** The way to pay that fits a kind of card. */
export const methodOf: Record<Funding, string> = { credit: 'creditCard', debit: 'debitCard' }

export type PayStage =
  | { at: 'form' }
  /** The server or the gateway is asked. */
  | { at: 'sending' }
  /** The bank wants the person's word. */
  | ({ at: 'approving' } & Attempt)
  /** The gateway has it; its word to the server is awaited. */
  | { at: 'waiting' }

export type PayProblem = {
  text: string
  fields: Record<string, string>
  /** The card is of another kind, with another sum, which the next press pays. */
  asksAgain?: boolean
  /** A bank said no to the card: another one, or another way to pay, leads on. */
  isDeclined?: boolean
}

/** What a second step at the gateway needs; `total` in dollars. */
type Attempt = Begun & { gateway: CardGateway; total: number }

/** A card that was handed over: which it is, what stands for it, its kind, and what the order costs with it in dollars. */
export type Known = {
  key: string
  token: string
  funding: Funding
  fee: number
  total: number
  /** What stood for it was used: another try takes what stands for it then. */
  isSpent?: boolean
}

/** The card of a payment, at its gateway: as handed over, or the one that the gateway keeps; and whether it is to be kept. */
export type PaidWith = {
  gateway: CardGateway
  card: CardEntry | 'saved'
  remember: boolean
  /** What is kept may be charged for what is owed after the return. */
  chargeOwed: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What a payment of this order came to before its own screen was opened. */
    payProblem?: PayProblem
  }
}

type PayOptions = {
  order: string
  methods: readonly Method[]
  words: Pick<typeof paymentMessages.en, 'notApproved' | 'noGateway' | 'otherFunding'>
  /** The price, the hold or the order is not what it was: read it anew. */
  onChanged: () => void
  /** What another screen's try came to. */
  before?: PayProblem | undefined
}

/** One payment from the press of Pay to its end; whatever is refused leaves the form as it is. */
export function usePay({ order, methods, words, onChanged, before }: PayOptions) {
  const navigate = useNavigate()
  const [known, setKnown] = useState<Known>()
  const [looking, setLooking] = useState<string>()
  const { mutateAsync } = useSend(submitPaymentRefund)
  const [stage, setStage] = useState<PayStage>({ at: 'form' })
  const [problem, setProblem] = useState<PayProblem | undefined>(before)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const backToForm = (text?: string, fields: Record<string, string> = {}, isDeclined = false) => {
    setProblem(text === undefined ? undefined : { text, fields, isDeclined })
    setStage({ at: 'form' })
  }
  const spend = () => setKnown((card) => card && { ...card, isSpent: true })
  /** The right sum for the card that was handed over; the next press pays it. */
  const takeOther = ({ funding, fee, total }: Known) => {
    if (!methods.some((each) => each.kind === 'card' && each.total === total)) {
      // What it costs is not what was read here.
      onChanged()
      return backToForm(words.notApproved)
    }
    const text = words.otherFunding[fee > 0 ? 'credit' : funding](
      formatMoney(total),
      formatMoney(fee),
    )
    setProblem({ text, fields: {}, asksAgain: true })
    setStage({ at: 'form' })
  }
  /** The card that was handed over, by what the gateway and the server make of it; asked once for each. */
  const know = async (entry: CardEntry): Promise<Known | Refused> => {
    const { key } = entry
    if (known?.key === key && !known.isSpent) return known
    const answer = await entry.token()
    if ('refused' in answer) return answer
    const { token } = answer
    const price = await read(cardPrice, { order, confirmationToken: token })
    if (price.status === 0) return { refused: price.message ?? '', fields: {} }
    const found = { key, token, funding: price.funding, fee: price.fee, total: price.total }
    setKnown(found)
    return found
  }
  const finish = () => {
    forgetValues(order)
    return navigate({
      to: routes.confirmation,
      search: { order },
      replace: true,
      viewTransition: true,
    })
  }

  const confirm = async (attempt: Attempt, approved: boolean) => {
    setStage({ at: 'sending' })
    const answer = await attempt.gateway.confirm(attempt, approved)
    if ('refused' in answer) {
      spend()
      return backToForm(answer.refused, answer.fields, answer.isDeclined)
    }
    if (answer.state === 'needsConfirmation') {
      return setStage({ at: 'approving', ...attempt })
    }
    setStage({ at: 'waiting' })
    const end = await awaitPayment(order, leaving.current.signal)
    if (!end) return
    if (end.paid) return finish()
    onChanged()
    spend()
    backToForm(end.message, {}, true)
  }

  /** Failures of the gateway have no toast of their own yet; those of our calls have. */
  const guarded = async (work: () => Promise<unknown>, isOwnCall: boolean) => {
    try {
      await work()
    } catch (error) {
      if (!isOwnCall && deservesToast(error)) errorToast(errorText(error))
      backToForm(errorText(error) || undefined, fieldErrors(error))
      onChanged()
    }
  }

  const pay = (
    method: Method,
    bankNumber: string,
    { gateway, card, remember, chargeOwed }: PaidWith,
  ) =>
    guarded(async () => {
      setProblem(undefined)
      setStage({ at: 'sending' })
      const mine = method.kind === 'card' && card !== 'saved' ? await know(card) : undefined
      if (mine && 'refused' in mine) return backToForm(mine.refused, mine.fields)
      // The sum on the button was another card's: nobody pays a sum that they did not see.
      if (mine && mine.total !== method.total) return takeOther(mine)
      const answer = await mutateAsync({
        order,
        paymentMethod: method.id,
        total: method.total,
        confirmationToken: mine?.token,
        confirmationNumber: method.kind === 'transfer' ? bankNumber : undefined,
        savedCard: (method.kind === 'card' && card === 'saved') || undefined,
        rememberCard: (method.kind === 'card' && card !== 'saved' && remember) || undefined,
        cardConsent:
          method.kind === 'card' && (card === 'saved' || remember) && chargeOwed
            ? cardConsent.version
            : undefined,
      })
      if (answer.status === 0) return backToForm(answer.message)
      const { payment } = answer
      if (!payment) return finish()
      if (payment.gateway !== gateway.name) return backToForm(words.noGateway)
      const attempt: Attempt = {
        gateway,
        clientSecret: payment.clientSecret,
        token: mine?.token,
        order,
        total: method.total ?? 0,
      }
      return guarded(() => confirm(attempt, false), false)
    }, true)

  /** A card is typed in full: its kind says the sum before anybody presses Pay. What goes wrong is told at the press. */
  const look = async (card: CardEntry) => {
    setLooking(card.key)
    try {
      await know(card)
    } catch {
      // Without signal the press asks again.
    } finally {
      setLooking((key) => (key === card.key ? undefined : key))
    }
  }

  return {
    stage,
    problem,
    /** The kind of the card that was typed last; undefined until it is known. */
    known,
    /** Which card is being asked about. */
    looking,
    look,
    pay: (method: Method, bankNumber: string, paidWith: PaidWith) =>
      void pay(method, bankNumber, paidWith),
    approve: () => {
      if (stage.at !== 'approving') return
      void guarded(() => confirm(stage, true), false)
    },
    refuse: () => backToForm(words.notApproved),
  }
}
