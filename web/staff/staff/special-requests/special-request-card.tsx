import { useForm } from 'react-hook-form'
import { staffSpecialRequests } from '#protocol/rentals/names.ts'
import {
  staffAnswerSpecialRequest,
  type StaffSpecialRequest,
} from '#protocol/rentals/special-requests/special-requests.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/forms/field.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { useWhen } from '../desk/use-when.ts'
import { staffMessages } from '../messages.ts'
import { StaffCard } from '../staff-card.tsx'
import { RenterFact } from '../facts.tsx'
import { OrderLink } from '../order-link.tsx'
import { OwnNote } from '../own-note.tsx'
import { useDecide } from '../use-decide.ts'
import { specialRequestMessages } from './special-request-messages.ts'

type Values = { price: string; answer: string }

/** One special request: offered at a price or free, or declined with a reason. */
export function SpecialRequestCard({ request }: { request: StaffSpecialRequest }) {
  const words = useMessages(specialRequestMessages)
  const common = useMessages(staffMessages)
  const when = useWhen()
  const { kindName, text, renter, email, orderId, createdAt } = request
  return (
    <StaffCard about={`${kindName}, ${renter}`} title={kindName}>
      <p className="break-words whitespace-pre-line">{text}</p>
      <InfoList>
        <RenterFact renter={renter} email={email} />
        <InfoItem label={common.order}>{orderId && <OrderLink order={orderId} />}</InfoItem>
        <InfoItem label={words.asked}>{when.instant(createdAt)}</InfoItem>
      </InfoList>
      {request.own ? <OwnNote /> : <SpecialRequestAnswer request={request} />}
    </StaffCard>
  )
}

/** A price and an answer, or a no with its reason. */
function SpecialRequestAnswer({ request }: { request: StaffSpecialRequest }) {
  const words = useMessages(specialRequestMessages)
  const form = useForm<Values>({ defaultValues: { price: '', answer: '' } })
  const { decide, isPending, error } = useDecide(staffAnswerSpecialRequest, staffSpecialRequests)
  useServerErrors(form, error)
  const { errors } = form.formState
  const answer = (decision: 'offer' | 'decline') =>
    form.handleSubmit(({ price, answer: said }) =>
      decide({
        request: request.id,
        decision,
        answer: said,
        price: decision === 'offer' ? price : undefined,
      }),
    )()
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void answer('offer')
      }}
    >
      <TextField
        className="max-w-100"
        label={words.price}
        inputMode="decimal"
        autoComplete="off"
        error={errors.price?.message}
        {...form.register('price')}
      />
      <TextArea
        label={words.answer}
        {...limitsOf(staffAnswerSpecialRequest.input.shape.answer)}
        error={errors.answer?.message}
        {...form.register('answer', asked(staffAnswerSpecialRequest.input.shape.answer))}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {words.offer}
        </Button>
        <Button variant="danger" busy={isPending} onClick={() => void answer('decline')}>
          {words.decline}
        </Button>
      </div>
    </form>
  )
}
