import { RentalStatus } from '#domain/rentals/status.ts'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { isElectric } from '#domain/fleet/electric.ts'
import type { inspectionGuidelines } from '#protocol/inspections/inspection-guidelines.ts'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { getOrReturnKeys } from '#protocol/handover/get-or-return-keys.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { focusFirstWrong } from '#web/core/routing/focus.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { useKeptDraft } from '#web/core/offline/use-kept-draft.ts'
import type { Refusal } from '#web/core/offline/parcel.ts'
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { handoverOf, pictureOf } from './before-of.ts'
import { type InspectionKind, inspectionStep } from './care-steps.ts'
import { keysMessages } from './keys-messages.ts'
import type { Visit } from './keys-parcel.ts'
import { numbered } from './numbered.ts'
import { KeyBox } from './parts/key-box.tsx'
import { LocationCard, type Place } from './parts/location-card.tsx'
import { PicturesThere } from './parts/pictures-there.tsx'
import { RefusedNote } from './parts/refused-note.tsx'
import { ReadingCards, type Readings } from './parts/reading-cards.tsx'
import { VisitFacts } from './parts/visit-facts.tsx'
import { pictureMessages } from './pictures/messages.ts'
import { missingOf } from './pictures/picture.ts'
import { PictureStep } from './pictures/picture-step.tsx'
import type { ListedRental } from './use-rental.ts'
import { type Reading, useKeysForm } from './use-keys-form.ts'

type Guidelines = OutputOf<typeof inspectionGuidelines>

export type KeysFormProps = {
  rental: ListedRental
  /** The order whose car a swap takes back. */
  old: ListedRental | undefined
  mode: Visit['mode']
  guidelines: Guidelines
  /** IANA zone of the area. */
  zone: string | undefined
  /** The name under which everything is kept on the device. */
  draft: string
  refusal: Refusal | undefined
  onSend: (visit: Visit) => void
  /** Absent when arriving is not asked for. */
  onArrive: ((place: Place) => void) | undefined
  isArriving: boolean
}

/** One visit to the car, with what of it lies on the device. */
export function KeysForm(props: KeysFormProps) {
  const parts = useKeptDraft(props.draft)
  return parts ? <KeysFields {...props} parts={parts} /> : <Skeleton className="h-120" />
}

type KeysFieldsProps = KeysFormProps & { parts: ReadonlyMap<string, unknown> }

/** From the odometer to the key box. */
function KeysFields(props: KeysFieldsProps) {
  const { rental, old, mode, guidelines, refusal, onSend, onArrive, isArriving } = props
  const words = useMessages(keysMessages)
  const photoWords = useMessages(pictureMessages)
  const lang = useLanguage()
  const ref = useRef<HTMLFormElement>(null)
  const { checkpoints, inspections, due } = guidelines
  const form = useKeysForm({
    draft: props.draft,
    parts: props.parts,
    car: rental.car,
    oldCar: old?.car,
  })
  const { values, place, pictures, oldPictures } = form
  const isSwap = rental.kind === 'swap'
  const kind = mode === 'return' ? 'return' : isSwap ? 'swap' : 'pickup'
  const isDone = (order: string, which: InspectionKind) =>
    form.done.includes(inspectionStep(which)) ||
    due.some((one) => one.order === order && one.kind === which && one.state === 'done')
  const isThere = isDone(rental.orderId, kind)
  const isOldThere = old !== undefined && isDone(old.orderId, 'return')

  const missing =
    (isThere ? 0 : missingOf(checkpoints, pictures.all).length) +
    (old && !isOldThere ? missingOf(checkpoints, oldPictures.all).length : 0)
  const isComplete = missing === 0 && Object.values(form.problems).every((each) => !each)
  const problemOf = (name: Reading) => {
    const own = form.shownProblem(name)
    return own ? fieldMessage(own, lang) : refusal?.fields[name]
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing > 0) return
    if (!form.check()) return focusFirstWrong(ref.current)
    const inspected = [
      ...(isThere ? [inspectionStep(kind)] : []),
      ...(isOldThere ? [inspectionStep('return')] : []),
    ]
    onSend({
      order: rental.orderId,
      mode,
      isSwap,
      oldOrder: old?.orderId,
      values,
      isElectric: isElectric(rental.car.fuel),
      isOldElectric: old !== undefined && isElectric(old.car.fuel),
      position: place.position,
      positionReason: place.reason,
      pictures: pictures.all,
      oldPictures: oldPictures.all,
      inspected,
    })
  }
  const action = mode === 'get' ? words.getKeys : words.returnKeys
  const isLeft = isComplete ? words.ready : words.checkReadings
  const left = missing > 0 ? photoWords.toGo(missing) : isLeft
  const press = (
    <Button type="submit" size="lg" disabledReason={missing > 0 ? left : undefined}>
      <KeyRound aria-hidden="true" size={20} />
      {action}
    </Button>
  )
  const titles = numbered(words, old && named(old), named(rental))
  const boxText = mode === 'get' ? words.boxOpen(action) : words.boxOpenReturn(action)
  return (
    <form ref={ref} noValidate onSubmit={submit} className="grid gap-4">
      {refusal && <RefusedNote refusal={refusal} />}
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-4">
          <VisitFacts rental={rental} mode={mode} />
          {old && (
            <ReadingCards
              lead={words.oldCar(nameOf(old))}
              titles={titles.oldReadings}
              car={old.car}
              values={{
                odometer: values.oldOdometer,
                gas: values.oldGas,
                charge: values.oldCharge,
              }}
              errorOf={(name) => problemOf(ofOldCar[name])}
              onChange={(more) => form.change(toOldCar(more))}
              onLeave={(name) => form.leave(ofOldCar[name])}
            />
          )}
          <ReadingCards
            lead={old ? words.newCar(nameOf(rental)) : undefined}
            titles={titles.readings}
            car={rental.car}
            values={{ odometer: values.odometer, gas: values.gas, charge: values.charge }}
            errorOf={problemOf}
            onChange={form.change}
            onLeave={form.leave}
          />
          <LocationCard
            title={titles.location}
            place={place}
            onPlace={form.changePlace}
            onArrive={onArrive}
            hasArrived={rental.rentalStatus === RentalStatus.arrived}
            busy={isArriving}
          />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          {old &&
            (isOldThere ? (
              <PicturesThere title={titles.oldPhotos} />
            ) : (
              <PictureStep
                title={titles.oldPhotos}
                checkpoints={checkpoints}
                pictures={oldPictures}
                beforeOf={(id) => pictureOf(handoverOf(inspections, old.carId), id)}
              />
            ))}
          {isThere ? (
            <PicturesThere title={titles.photos} />
          ) : (
            <PictureStep
              title={titles.photos}
              checkpoints={checkpoints}
              pictures={pictures}
              beforeOf={(id) =>
                mode === 'return' ? pictureOf(handoverOf(inspections, rental.carId), id) : undefined
              }
            />
          )}
          <Card className="grid gap-3">
            <h2>{titles.note}</h2>
            <TextArea
              label={
                <>
                  {words.comments} <span className="font-normal">{words.optional}</span>
                </>
              }
              placeholder={words.commentsPlaceholder}
              {...limitsOf(getOrReturnKeys.input.shape.comments)}
              value={values.comments}
              error={refusal?.fields.comments}
              onChange={(event) => form.change({ comments: event.target.value })}
            />
          </Card>
          <KeyBox keyBox={rental.keyBox} zone={props.zone} isComplete={isComplete}>
            {boxText}
          </KeyBox>
          <div className="hidden lg:grid">{press}</div>
        </div>
      </div>
      <BottomBar label={words.bar}>
        <p role="status" className="min-w-0 flex-1 text-14">
          <b className="block">{left}</b>
          {mode === 'get' && missing > 0 && words.thenCode}
        </p>
        {press}
      </BottomBar>
    </form>
  )
}

/** The fields of the car that a swap hands in. */
const ofOldCar = { odometer: 'oldOdometer', gas: 'oldGas', charge: 'oldCharge' } as const

function toOldCar(more: Partial<Readings>) {
  return Object.fromEntries(
    Object.entries(more).map(([name, value]) => [ofOldCar[name as keyof Readings], value]),
  )
}

const named = (rental: ListedRental) => ({
  car: nameOf(rental),
  electric: isElectric(rental.car.fuel),
})

function nameOf({ car }: ListedRental): string {
  return `${car.make} ${car.model}`
}
