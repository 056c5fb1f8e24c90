import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'
import type { Method } from '#web/money/payments/parts/method.ts'
import { type PayValues, startValues } from '#web/money/payments/pay-values.ts'
import { useCardFields } from '#web/money/payments/use-card-fields.tsx'
import { usePay } from '#web/money/payments/use-pay.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

type PayHeldProps = {
  /** The extension that is held. */
  order: string
  /** The way of the card that the gateway keeps, with the total that the button named. */
  method: Method
}

/** Pays what was just held with the kept card, without a second press; what goes wrong goes on at the payment, which has the hold. */
export function PayHeld({ order, method }: PayHeldProps) {
  const words = useMessages(paymentMessages)
  const navigate = useNavigate()
  const form = useForm<PayValues>({ defaultValues: startValues(order) })
  const { gateway } = useCardFields(form, { isTyping: false })
  const { stage, problem, pay, approve, refuse } = usePay({
    order,
    methods: [method],
    words,
    onChanged: () => {},
  })
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    pay(method, '', { gateway, card: 'saved', remember: false, chargeOwed: false })
  })
  useEffect(() => {
    if (!problem) return
    const state = { payProblem: problem }
    void navigate({ to: routes['payment-extend'], search: { order }, state, replace: true })
  }, [problem, order, navigate])
  return (
    <ConfirmDialog
      isOpen={stage.at === 'approving'}
      title={words.approveTitle}
      text={words.approveText(formatMoney(stage.at === 'approving' ? stage.total : 0))}
      okLabel={words.approve}
      cancelLabel={words.refuse}
      onOk={approve}
      onCancel={refuse}
    />
  )
}
