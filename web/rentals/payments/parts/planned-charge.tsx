import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { contestCardCharge } from '#protocol/money/names.ts'
import type { PlannedCharge as Planned } from '#protocol/money/payments/payment-gateways.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useDownload } from '#web/rentals/rentals/use-download.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

const en = {
  title: 'Your saved card',
  planned: (money: string, when: string) =>
    `We will charge it ${money} on ${when}, with no fee. If you pay before then, we will not.`,
  contested: 'You contested this charge. Your card is not charged until we decide.',
  failed: 'Your card was not charged, and we will not try it again. Please pay below.',
  letGo: 'We will not charge your card. The bill stays open: write to us if it is not right.',
  rental: 'See what it is for',
  receipt: 'Download the receipt',
  contest: 'Contest',
  why: 'What is not right?',
  send: 'Send',
}
const es: typeof en = {
  title: 'Tu tarjeta guardada',
  planned: (money, when) =>
    `Le cobraremos ${money} el ${when}, sin comisión. Si pagas antes, no se le cobra nada.`,
  contested: 'Impugnaste este cobro. No se cobra a tu tarjeta hasta que decidamos.',
  failed: 'No se pudo cobrar a tu tarjeta y no lo intentaremos otra vez. Paga aquí abajo.',
  letGo: 'No vamos a cobrar a tu tarjeta. La cuenta queda abierta: escríbenos si no es correcta.',
  rental: 'Ver de qué es',
  receipt: 'Descargar el recibo',
  contest: 'Impugnar',
  why: '¿Qué no es correcto?',
  send: 'Enviar',
}
export const plannedChargeMessages = { en, es }

type PlannedChargeProps = { order: string; charge: Planned; onChanged: () => void }

/** The charge of the kept card that was announced for a balance, what it is for, and how it is contested. */
export function PlannedCharge({ order, charge, onChanged }: PlannedChargeProps) {
  const words = useMessages(plannedChargeMessages)
  const [isContesting, setContesting] = useState(false)
  const { amount, at, state, rental, mayContest } = charge
  const papers = useDownload({
    orderId: order,
    startOrder: rental,
    endOrder: rental,
    contractUrl: undefined,
  })
  const said =
    state === 'planned'
      ? words.planned(formatMoney(amount), dayAndTime(at, language()))
      : words[state]
  return (
    <Card aria-label={words.title} className="mb-5 grid gap-4">
      <h2>{words.title}</h2>
      <Banner tone={state === 'failed' ? 'warn' : 'plain'}>{said}</Banner>
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="secondary" size="sm" to={routes.dashboard} search={{ order: rental }}>
          {words.rental}
        </LinkButton>
        <Button
          variant="secondary"
          size="sm"
          busy={papers.busy === 'receipt'}
          onClick={papers.receipt}
        >
          {words.receipt}
        </Button>
        {mayContest && !isContesting && (
          <Button variant="ghost" size="sm" onClick={() => setContesting(true)}>
            {words.contest}
          </Button>
        )}
      </div>
      {mayContest && isContesting && <ContestForm order={order} onSent={onChanged} />}
    </Card>
  )
}

function ContestForm({ order, onSent }: { order: string; onSent: () => void }) {
  const words = useMessages(plannedChargeMessages)
  const form = useForm({ defaultValues: { text: '' } })
  const { mutate, isPending, error } = useSend(contestCardCharge)
  useServerErrors(form, error)
  const submit = form.handleSubmit(({ text }) => mutate({ order, text }, { onSuccess: onSent }))
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <TextArea
        label={words.why}
        required
        maxLength={2000}
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      <Button type="submit" busy={isPending} className="justify-self-start">
        {words.send}
      </Button>
    </form>
  )
}
