import { CalendarClock, Gift, type LucideIcon } from 'lucide-react'
import { answerOffer, specialRequests } from '#protocol/rentals/names.ts'
import type { SpecialRequest } from '#protocol/rentals/special-requests/special-requests.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import type { SelectedRental } from '#web/rentals/rentals/shown.ts'
import { useAct } from '#web/rentals/rentals/use-act.ts'
import { Button } from '#web/ui/button.tsx'
import { specialRequestMessages } from '../special-request-messages.ts'
import { useAnswerRequest } from '../use-answer-request.ts'
import { chatMessages } from './chat-messages.ts'

/** What staff propose and waits for the renter: answers to special requests, and offers (docs/product/rental.md#offers). */
export function Proposals({ rental }: { rental: SelectedRental }) {
  const { data } = useRead(specialRequests, { order: rental.orderId })
  const answered = data?.requests.filter(({ state }) => state === 'answered') ?? []
  const offers = rental.offers.items.filter(({ status }) => status === 'open')
  return (
    <>
      {answered.map((request) => (
        <AnswerCard key={request.id} request={request} />
      ))}
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
    </>
  )
}

function AnswerCard({ request }: { request: SpecialRequest }) {
  const words = useMessages(specialRequestMessages)
  const says = useMessages(chatMessages)
  const { decide, isPending } = useAnswerRequest(request)
  const { kindName, answer, price } = request
  const sum = price === undefined ? undefined : formatMoney(price)
  return (
    <ProposalCard
      icon={CalendarClock}
      title={kindName}
      text={answer}
      sum={sum ? says.costs(sum) : says.free}
      busy={isPending}
      press={words.accept(sum ?? words.free)}
      onPress={() => decide(true)}
    />
  )
}

function OfferCard({ offer }: { offer: SelectedRental['offers']['items'][number] }) {
  const says = useMessages(chatMessages)
  const { act, isPending } = useAct(answerOffer)
  const { id, title, description, amount } = offer
  return (
    <ProposalCard
      icon={Gift}
      title={title}
      text={description}
      sum={amount > 0 ? says.worth(formatMoney(amount)) : undefined}
      busy={isPending}
      press={says.takeOffer}
      onPress={() => act({ offer: id, answer: 'accept' }, says.offerTaken)}
    />
  )
}

type ProposalCardProps = {
  icon: LucideIcon
  title: string
  text: string | undefined
  sum: string | undefined
  busy: boolean
  press: string
  onPress: () => void
}

function ProposalCard({ icon: Icon, title, text, sum, busy, press, onPress }: ProposalCardProps) {
  return (
    <article aria-label={title} className="chat-offer">
      <div className="flex gap-3">
        <Icon aria-hidden="true" size={24} className="flex-none text-primary" />
        <div className="grid min-w-0 gap-1">
          <h3>{title}</h3>
          {text && (
            <p>
              <NumbersIn text={text} />
            </p>
          )}
          {sum && (
            <p className="font-bold">
              <NumbersIn text={sum} />
            </p>
          )}
        </div>
      </div>
      <Button full busy={busy} onClick={onPress}>
        {press}
      </Button>
    </article>
  )
}
