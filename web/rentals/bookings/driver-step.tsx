import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { booking } from '#protocol/rentals/names.ts'
import type { UserInfo } from '#protocol/people/account/user-info.ts'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import { isMissing } from '#web/core/api/errors.ts'
import { useLatest } from '#web/core/api/use-latest.ts'
import { foundIn, readOptions, useRead } from '#web/core/api/use-read.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { focusFirstWrong } from '#web/core/routing/focus.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { BarTotal } from '#web/rentals/bookings/parts/bar-total.tsx'
import { PriceCard } from '#web/rentals/bookings/parts/price-card.tsx'
import { RefusalNote } from '#web/rentals/bookings/parts/refusal-note.tsx'
import { tripInput } from './trip-input.ts'
import { chosenPlan, type TripDraft, tripDraftName, type TripSearch } from './trip-search.ts'
import { useBook } from './use-book.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TripSummary } from '#web/fleet/cars/parts/trip-summary.tsx'
import { BookingSteps } from '#web/ui/layout/booking-steps.tsx'
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { Steps } from '#web/ui/layout/steps.tsx'
import { LostCar } from '#web/ui/states/lost-car.tsx'
import { DriverSections } from '#web/people/account/parts/driver-sections.tsx'
import { OtherDrivers } from '#web/people/account/parts/other-drivers.tsx'
import { SignInInstead } from '#web/people/account/parts/sign-in-instead.tsx'
import { personalMessages } from '#web/people/account/personal-messages.ts'
import { PapersForm } from '#web/people/account/papers/papers-form.tsx'
import { usePapers } from '#web/people/account/papers/use-papers.ts'
import { hasCamera } from '#web/people/account/reading/later-camera.tsx'

type DriverStepProps = {
  trip: TripSearch & { car: string; start: string; end: string }
  /** Absent: a visitor. */
  user: UserInfo | undefined
  drivers: readonly Driver[]
}

const formId = 'papers'

/**
 * Who drives: one form of what is missing, and one button that saves it, holds the car and leads to
 * the payment. The bar says what is missing, and goes there.
 */
export function DriverStep({ trip, user, drivers }: DriverStepProps) {
  const words = useMessages(personalMessages)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const frame = useRef<HTMLFormElement>(null)
  const own = drivers.find((driver) => driver.primary)
  const { data, error, refetch, isFetching } = useRead(booking, tripInput(trip))
  const offer = useLatest(data)
  const area = useArea(offer?.car.areaId ?? trip.area)
  const tripEnd = dayOf(trip.end)
  const plan = chosenPlan(trip, readDraft<TripDraft>(tripDraftName(trip.car)))
  const papers = usePapers({
    user,
    driver: own,
    tripEnd,
    startDay: dayOf(trip.start),
    usualState: area?.state,
  })
  const { book, isPending, refused } = useBook({ onRefused: refetch })
  const [isSaving, setSaving] = useState(false)
  const [changed, setChanged] = useState<number>()

  if (!offer && isMissing(error)) {
    return (
      <div role="alert">
        <LostCar search={{ start: trip.start, end: trip.end }} />
      </div>
    )
  }

  const goOn = async () => {
    if (!offer) return
    if (!(await papers.check())) return focusFirstWrong(frame.current)
    if (!(await papers.save())) return
    // The pickup was never chosen: the Trip step asks for it.
    if (!trip.appt) return void navigate({ to: routes.booking, search: trip })
    const fresh = foundIn(await queryClient.fetchQuery(readOptions(booking, tripInput(trip))))
    if (!fresh || fresh.missing.length > 0) return
    const { dueNow } = fresh.calculatorData
    // A young driver's deposit is higher: nobody learns that only from the payment.
    if (dueNow > (changed ?? offer.calculatorData.dueNow)) return setChanged(dueNow)
    book(trip, fresh.calculatorData)
  }
  const press = () => {
    if (isSaving) return
    setSaving(true)
    void goOn()
      // What went wrong is said where it went wrong; everything stays as it was typed.
      .catch(() => {})
      .finally(() => setSaving(false))
  }

  const { gaps, steps, isStart, reading } = papers
  const [gap] = gaps
  const step = steps.find((one) => one.gaps.length > 0) ?? steps.at(-1)
  // Papers of other drivers, which their own parts below ask for.
  const others = gap === undefined ? (offer?.missing ?? []) : []
  const isOnlyOthers = own !== undefined && Object.values(papers.needed).every((need) => !need)
  const blocked = isOnlyOthers && others.length > 0 ? others[0]?.text : undefined
  const start = hasCamera() ? (
    <Button size="lg" full onClick={reading.open}>
      <Camera aria-hidden="true" size={20} />
      {words.openCamera}
    </Button>
  ) : (
    <Button size="lg" full onClick={reading.type}>
      {words.next}
    </Button>
  )
  const button = isStart ? (
    start
  ) : (
    <Button
      type="submit"
      form={formId}
      size="lg"
      full
      busy={isSaving || isPending}
      disabledReason={blocked}
    >
      {isOnlyOthers ? words.toPayment : gap === undefined ? words.saveAndGo : words.next}
    </Button>
  )
  const note = refused?.text ?? offer?.message
  const notes = (
    <div role="alert" className="empty:hidden">
      {note && offer && (
        <RefusalNote text={note} area={offer.car.areaId} start={trip.start} end={trip.end} />
      )}
      {changed !== undefined && (
        <Banner tone="warn">{words.priceChanged(formatMoney(changed))}</Banner>
      )}
    </div>
  )
  return (
    <>
      {step ? (
        <div className="mb-5">
          <Steps
            label={words.steps}
            steps={steps.map(({ id }) => ({ id, title: words.step[id] }))}
            current={step.id}
          />
        </div>
      ) : (
        <BookingSteps current="driver" />
      )}
      <div className="cols">
        <div className="grid gap-5">
          {notes}
          <PapersForm
            id={formId}
            frame={frame}
            papers={papers}
            driver={own}
            tripEnd={tripEnd}
            isCovered={plan === 'ownCollision'}
            above={!user && <SignInInstead />}
            onSubmit={press}
          />
          {user && own && (
            <>
              <DriverSections
                driver={own}
                user={user}
                tripEnd={tripEnd}
                draftPrefix={`person:${user.id}`}
                onlyKnown
              />
              <OtherDrivers
                drivers={drivers.filter((driver) => !driver.primary)}
                tripEnd={tripEnd}
                draftPrefix={`person:${user.id}`}
              />
            </>
          )}
        </div>
        {offer && (
          <div className="lg:sticky lg:top-24">
            <PriceCard
              quote={offer.calculatorData}
              updating={isFetching}
              summary={
                <>
                  <TripSummary
                    car={offer.car}
                    area={area?.name}
                    dates={{ start: trip.start, end: trip.end }}
                  />
                  {gap !== undefined && !isStart && (
                    <p className="mt-4 font-bold text-warn max-lg:hidden">
                      {words.toGo(gaps.length, gap)}
                    </p>
                  )}
                  <hr className="my-4 border-line" />
                </>
              }
              action={button}
            />
            <BottomBar label={words.stepBar}>
              {gap === undefined || !step ? (
                <BarTotal quote={offer.calculatorData} note={blocked} />
              ) : (
                <p className="min-w-0 flex-1 leading-tight">
                  <b className="block">
                    {words.atStep(steps.indexOf(step) + 1, steps.length, words.step[step.id])}
                  </b>
                  <span className="text-14 text-ink-2">
                    {isStart
                      ? words.dueNow(formatMoney(offer.calculatorData.dueNow))
                      : words.missingNow(gap)}
                  </span>
                </p>
              )}
              <div className="ml-auto min-w-0">{button}</div>
            </BottomBar>
          </div>
        )}
      </div>
    </>
  )
}
