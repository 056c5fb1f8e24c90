import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { cardPrice, submitPaymentRefund } from '#protocol/money/names.ts'
import type { PaymentMethod } from '#protocol/money/payments/payment-gateways.ts'
import type * as z from 'zod/mini'
import { deservesToast, errorText, fieldErrors } from '#web/core/api/errors.ts'
import { routes } from '#web/core/routing/routes.ts'
import { read } from '#web/core/api/call.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { formatMoney } from '#web/core/money.ts'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { awaitPayment } from './await-payment.ts'
import {
  cardToken,
  type CardValues,
  confirmAtTestGateway,
  type Funding,
  type Refused,
} from './gateway.ts'
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
  /** The card is of another kind: the way to pay that fits it, which the next press takes. */
  method?: string
}

/** What a second step at the gateway needs; `total` in dollars, without a token the card that the gateway keeps. */
type Attempt = { clientSecret: string; token: string | undefined; total: number }

/** One card from another, in memory alone. */
export const typedAs = ({ number, expiry, cvc }: CardValues): string =>
  [number, expiry, cvc].join(' ')

/** A card that was typed: what it was typed as, what stands for it, and its kind. */
export type Known = { typed: string; token: string; funding: Funding }

/** The card of a payment: as typed, or the one that the gateway keeps; and whether it is to be kept. */
export type PaidWith = { card: CardValues | 'saved'; remember: boolean }

type PayOptions = {
  order: string
  methods: readonly Method[]
  words: Pick<typeof paymentMessages.en, 'notApproved' | 'noGateway' | 'otherFunding'>
  /** The price, the hold or the order is not what it was: read it anew. */
  onChanged: () => void
}

/** One payment from the press of Pay to its end; whatever is refused leaves the form as it is. */
export function usePay({ order, methods, words, onChanged }: PayOptions) {
  const navigate = useNavigate()
  const [known, setKnown] = useState<Known>()
  const { mutateAsync } = useSend(submitPaymentRefund)
  const [stage, setStage] = useState<PayStage>({ at: 'form' })
  const [problem, setProblem] = useState<PayProblem>()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const backToForm = (text?: string, fields: Record<string, string> = {}) => {
    setProblem(text === undefined ? undefined : { text, fields })
    setStage({ at: 'form' })
  }
  /** The right sum for the card that was typed; the next press pays it. */
  const takeOther = (funding: Funding) => {
    const { id, fee = 0, total = 0 } = methods.find((each) => each.id === methodOf[funding]) ?? {}
    if (id === undefined) return backToForm(words.notApproved)
    const text = words.otherFunding[funding](formatMoney(total), formatMoney(fee))
    setProblem({ text, fields: {}, method: id })
    setStage({ at: 'form' })
  }
  /** The card that was typed, by what the gateway and the server make of it; asked once for each. */
  const know = async (card: CardValues): Promise<Known | Refused> => {
    const typed = typedAs(card)
    if (known?.typed === typed) return known
    const answer = await cardToken(card)
    if ('refused' in answer) return answer
    const { token } = answer
    const price = await read(cardPrice, { order, confirmationToken: token })
    if (price.status === 0) return { refused: price.message ?? '', fields: {} }
    const found = { typed, token, funding: price.funding }
    setKnown(found)
    return found
  }
  const finish = () => {
    forgetValues(order)
    return navigate({ to: routes.confirmation, search: { order }, replace: true })
  }

  const confirm = async (attempt: Attempt, approved: boolean) => {
    setStage({ at: 'sending' })
    const { clientSecret, token } = attempt
    const answer = await confirmAtTestGateway(clientSecret, token, approved)
    if ('refused' in answer) {
      // Another try is made with the card as it is typed then.
      setKnown(undefined)
      return backToForm(answer.refused, answer.fields)
    }
    if (answer.state === 'needsConfirmation') {
      return setStage({ at: 'approving', ...attempt })
    }
    setStage({ at: 'waiting' })
    const end = await awaitPayment(order, leaving.current.signal)
    if (!end) return
    if (end.paid) return finish()
    onChanged()
    backToForm(end.message)
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

  const pay = (method: Method, bankNumber: string, { card, remember }: PaidWith) =>
    guarded(async () => {
      setProblem(undefined)
      setStage({ at: 'sending' })
      const mine = method.kind === 'card' && card !== 'saved' ? await know(card) : undefined
      if (mine && 'refused' in mine) return backToForm(mine.refused, mine.fields)
      // The sum on the button was another card's: nobody pays a sum that they did not see.
      if (mine && methodOf[mine.funding] !== method.id) return takeOther(mine.funding)
      const answer = await mutateAsync({
        order,
        paymentMethod: method.id,
        total: method.total,
        confirmationToken: mine?.token,
        confirmationNumber: method.kind === 'transfer' ? bankNumber : undefined,
        savedCard: (method.kind === 'card' && card === 'saved') || undefined,
        rememberCard: (method.kind === 'card' && card !== 'saved' && remember) || undefined,
      })
      if (answer.status === 0) return backToForm(answer.message)
      const { payment } = answer
      if (!payment) return finish()
      if (payment.gateway !== 'test') return backToForm(words.noGateway)
      const attempt: Attempt = {
        clientSecret: payment.clientSecret,
        token: mine?.token,
        total: method.total ?? 0,
      }
      return guarded(() => confirm(attempt, false), false)
    }, true)

  /** A card is typed in full: its kind says the sum before anybody presses Pay. What goes wrong is told at the press. */
  const look = async (card: CardValues) => {
    try {
      await know(card)
    } catch {
      // Without signal the press asks again.
    }
  }

  return {
    stage,
    problem,
    /** The kind of the card that was typed last; undefined until it is known. */
    known,
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
