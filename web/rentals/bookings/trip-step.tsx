import { useEffect, useRef, useState } from 'react'
import { booking } from '#protocol/rentals/names.ts'
import type { Area } from '#protocol/fleet/home/home.ts'
import { fieldErrors, isMissing } from '#web/core/api/errors.ts'
import { useLatest } from '#web/core/api/use-latest.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { earliestMoment } from '#web/fleet/site/earliest.ts'
import { useMessages } from '#web/core/i18n.ts'
import { focusInside } from '#web/core/routing/focus.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { uiMessages } from '#web/ui/messages.ts'
import { LostCar } from '#web/ui/states/lost-car.tsx'
import { bookingMessages } from './messages.ts'
import { BarTotal } from './parts/bar-total.tsx'
import { NoOffer } from './parts/no-offer.tsx'
import { PriceCard } from './parts/price-card.tsx'
import { RefusalNote } from './parts/refusal-note.tsx'
import { TripForm } from './parts/trip-form.tsx'
import { milesOf } from './trip-input.ts'
import { noSlotText, tripProblem } from './trip-problem.ts'
import { optionsOf, type TripSearch } from './trip-search.ts'
import { useBook } from './use-book.ts'
import { useNextStep } from './use-next-step.ts'
import { useTrip } from './use-trip.ts'
import { usualSlot } from './usual-slot.ts'

type TripStepProps = { search: TripSearch & { car: string }; areas: readonly Area[] }

/** The Trip step of one car. The server quotes every choice; a refusal leaves all choices as they are. */
export function TripStep({ search, areas }: TripStepProps) {
  const words = useMessages(bookingMessages)
  const uiWords = useMessages(uiMessages)
  const signedIn = useIsSignedIn()
  const choices = useTrip(search, areas)
  const { trip, insurancePlan } = choices
  const {
    data,
    refused: notOffered,
    error,
    isFetching,
    isOld,
    refetch,
  } = useRead(
    booking,
    { ...trip, options: optionsOf(trip), insurancePlan, miles: milesOf(trip), order: undefined },
    { enabled: trip.start !== undefined && trip.end !== undefined },
  )
  const offer = useLatest(data)
  const { book, isPending, refused, refusedFields, forgetRefusal } = useBook({
    onRefused: () => {
      refetch()
      window.scrollTo({ top: 0 })
    },
  })
  const next = useNextStep({ ...trip, insurancePlan }, book)
  const [tried, setTried] = useState(false)
  const [now] = useState(() => new Date())

  const area = areas.find((each) => each.id === offer?.car.areaId)
  const serverErrors = refusedFields ?? fieldErrors(error) ?? {}
  const earliest = earliestMoment(now, area, areas)
  const problem = tripProblem({
    trip,
    earliest,
    minDays: offer?.car.seasonMinimumDays ?? offer?.car.minimumRentalDurationDays ?? 1,
    slots: offer?.appointments ?? [],
    errors: serverErrors,
    noSlot: area ? noSlotText(area, trip.start, words) : words.choosePickup,
    chooseSlot: words.choosePickup,
  })

  const fresh = isOld ? undefined : data
  const suggested =
    trip.appt === undefined && trip.start && fresh
      ? usualSlot(fresh.appointments, trip.start)?.appointmentId
      : undefined
  const lastSuggested = useRef<string>(undefined)
  useEffect(() => {
    if (!suggested || suggested === lastSuggested.current) return
    lastSuggested.current = suggested
    choices.change({ appt: suggested })
  })

  const change = (patch: TripSearch) => {
    forgetRefusal()
    choices.change(patch)
  }
  if (!offer) {
    if (isMissing(error)) {
      return (
        <Page title={words.title}>
          <PageHead title={words.title} />
          <div role="alert">
            <LostCar search={{ area: search.area, start: trip.start, end: trip.end }} />
          </div>
        </Page>
      )
    }
    return (
      <NoOffer
        car={search.car}
        refused={notOffered}
        error={error}
        dateErrors={serverErrors}
        trip={trip}
        onChange={change}
        onRetry={refetch}
      />
    )
  }

  const blocked = notOffered ?? fresh?.message
  const press = () => {
    setTried(true)
    if (problem) return focusInside(problem.at)
    next(offer)
  }
  const button = (
    <Button size="lg" full busy={isPending} disabledReason={blocked} onClick={press}>
      {signedIn && offer.missing.length === 0 ? words.toPayment : words.next}
    </Button>
  )
  const note = refused?.text ?? blocked
  return (
    <Page title={words.title} hasBar>
      <header className="-mt-3.5 mb-1.5 flex items-center lg:mt-0 lg:mb-2">
        <BackButton>
          <span className="sr-only">{uiWords.back}</span>
        </BackButton>
        <h1 tabIndex={-1}>{words.title}</h1>
      </header>
      <div role="alert">
        {note && (
          <RefusalNote text={note} area={offer.car.areaId} start={trip.start} end={trip.end} />
        )}
      </div>
      <div className="cols max-lg:gap-2!">
        <TripForm
          offer={offer}
          area={area}
          choices={{ ...choices, change }}
          problem={problem}
          showMissing={tried}
        />
        <PriceCard quote={offer.calculatorData} updating={isFetching} action={button} />
      </div>
      <BottomBar label={words.bookBar}>
        <BarTotal quote={offer.calculatorData} />
        <div className="ml-auto min-w-0">{button}</div>
      </BottomBar>
    </Page>
  )
}
