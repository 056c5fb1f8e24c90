import { plainName } from '#domain/fleet/fleet/car-name.ts'
import { ArrowLeft } from 'lucide-react'
import { type ComponentProps, type FormEvent, lazy, Suspense, useEffect, useRef } from 'react'
import { whenIdle } from '#web/core/pwa/when-idle.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import { focusInGap } from '#web/core/routing/focus.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { useKeptDraft } from '#web/people/offline/use-kept-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/layout/page.tsx'
import { Steps } from '#web/ui/layout/steps.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useArrival } from './arrive/use-arrival.ts'
import { handoverOf, pictureOf } from './before-of.ts'
import { keysMessages } from './keys-messages.ts'
import { KeyBox } from './parts/key-box.tsx'
import { RefusedNote } from './parts/refused-note.tsx'
import { Arrival } from './steps/arrival.tsx'
import { HandInStep } from './steps/hand-in-step.tsx'
import { InsideStep } from './steps/inside-step.tsx'
import { KeyStep } from './steps/key-step.tsx'
import type { LastLook } from './steps/last-look.tsx'
import { stepMessages } from './steps/step-messages.ts'
import { useVisit } from './steps/use-visit.ts'
import type { KeysFieldsProps, KeysFormProps } from './steps/visit-props.ts'
import { VisitBar } from './steps/visit-bar.tsx'
import { type Gap, readingsIn, type StepId } from './steps/visit-steps.ts'
import { WalkStep } from './steps/walk-step.tsx'
import { WayOn } from './steps/way-on.tsx'
import type { ListedRental } from './use-rental.ts'
import type { Reading } from './use-keys-form.ts'

/** One visit to the car, with what of it lies on the device. */
export function KeysForm(props: KeysFormProps) {
  const words = useMessages(keysMessages)
  const parts = useKeptDraft(props.draft)
  if (parts) return <KeysFields {...props} parts={parts} />
  return (
    <>
      <PageHead title={words[props.mode]} />
      <Skeleton className="h-120" />
    </>
  )
}

const load = async () => ({ default: (await import('./steps/last-look.tsx')).LastLook })
const Loaded = lazy(() => loadOrReload(load))

/** Fetches it while the first step of a return is filled in: at the end there may be no signal. */
function useLastLookSoon(isReturn: boolean): void {
  useEffect(() => {
    if (isReturn) whenIdle(() => void load().catch(() => {}))
  }, [isReturn])
}

/** The last look of a return, which no other visit has. */
function LazyLastLook(props: ComponentProps<typeof LastLook>) {
  return (
    <Suspense fallback={<Skeleton className="h-120" />}>
      <Loaded {...props} />
    </Suspense>
  )
}

/** From the arrival to the keys, one step after the other. */
function KeysFields(props: KeysFieldsProps) {
  const { rental, old, mode, guidelines, refusal, onSend, onArrive, isArriving } = props
  const words = useMessages(keysMessages)
  const stepWords = useMessages(stepMessages)
  const lang = useLanguage()
  const ref = useRef<HTMLFormElement>(null)
  const visit = useVisit(props)
  const { form, step, next, previous, gaps, goTo, cameraAt, setCameraAt } = visit
  const { checkpoints, inspections } = guidelines
  useLastLookSoon(mode === 'return')
  const { start, asking, over } = useArrival({
    rental,
    zone: props.zone,
    place: form.place,
    onPlace: form.changePlace,
    onArrive,
    firstMissing: mode === 'get' && step !== 'inside' ? visit.photoOf(step) : undefined,
    cameraAt,
    onCamera: setCameraAt,
  })
  const errorOf = (name: Reading) => {
    const own = form.shownProblem(name)
    return own ? fieldMessage(own, lang) : refusal?.fields[name]
  }
  const jumpTo = (gap: Gap) => {
    if (gap.step !== step) goTo(gap.step)
    if (gap.isPhoto) setCameraAt(gap.at)
    else focusInGap(ref.current, gap.at)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const photo = gaps.find((gap) => gap.isPhoto && gap.step === step)
    const [gap] = gaps
    if (gap) {
      form.check(readingsIn(gaps))
      // The camera waits for nothing: the location may be told after the walk.
      jumpTo(photo ?? gap)
    } else if (next) goTo(next, next === 'key' ? undefined : visit.photoOf(next))
    else onSend(visit.entered())
  }
  /** The last photo leads on by itself when nothing else is missing. */
  const onAll = () => {
    if (next && gaps.every(({ isPhoto }) => isPhoto)) goTo(next)
  }
  const beforeOf = (carId: string) => (id: string) => pictureOf(handoverOf(inspections, carId), id)
  const arrival = visit.isFirst && (
    <Arrival
      rental={rental}
      mode={mode}
      place={form.place}
      onPlace={form.changePlace}
      onArrive={onArrive}
      isArriving={isArriving}
      asking={asking}
      onStart={start}
    />
  )
  const photos = { checkpoints, cameraAt, onCamera: setCameraAt, onAll, over }
  const heads: Partial<Record<StepId, string>> =
    mode === 'get'
      ? { key: stepWords.takeKey, inside: stepWords.readDash }
      : { end: stepWords.lastLook }
  return (
    <form ref={ref} noValidate onSubmit={submit} className="grid gap-4">
      <Steps
        label={stepWords.steps}
        steps={visit.steps.map((id) => ({ id, title: stepWords[id] }))}
        current={step}
      />
      {previous && (
        <div>
          <Button variant="ghost" style={{ marginLeft: -20 }} onClick={() => goTo(previous)}>
            <ArrowLeft aria-hidden="true" size={20} />
            {stepWords[previous]}
          </Button>
        </div>
      )}
      <PageHead key={`head ${step}`} title={heads[step] ?? words[mode]} isNews={visit.hasMoved}>
        {step === 'key' ? stepWords.boxNow : visit.isFirst && words.lead(nameOf(rental))}
      </PageHead>
      {refusal && <RefusedNote refusal={refusal} />}
      {step === 'handIn' && old && (
        <HandInStep
          old={old}
          form={form}
          isThere={visit.isOldThere}
          beforeOf={beforeOf(old.carId)}
          errorOf={errorOf}
          {...photos}
        >
          {arrival}
        </HandInStep>
      )}
      {step === 'walk' && (
        <WalkStep
          pictures={form.pictures}
          isThere={visit.isThere}
          beforeOf={mode === 'return' ? beforeOf(rental.carId) : () => undefined}
          {...photos}
        >
          {arrival}
        </WalkStep>
      )}
      {step === 'key' && (
        <KeyStep
          rental={rental}
          zone={props.zone}
          pictures={form.pictures.all}
          onSeePhotos={() => goTo('walk')}
        />
      )}
      {step === 'inside' && (
        <InsideStep
          rental={rental}
          lead={old && words.newCar(nameOf(rental))}
          form={form}
          takesKey={mode === 'get'}
          checkpoints={checkpoints}
          isCameraOn={cameraAt !== undefined}
          onCamera={setCameraAt}
          isThere={visit.isThere}
          errorOf={errorOf}
          commentsError={refusal?.fields.comments}
        >
          {arrival}
        </InsideStep>
      )}
      {step === 'end' && (
        <LazyLastLook
          money={props.money}
          readings={visit.readings}
          checkpoints={checkpoints}
          pictures={form.pictures.all}
          beforeOf={beforeOf(rental.carId)}
        >
          <KeyBox keyBox={rental.keyBox} zone={props.zone} isComplete>
            {words.boxOpenReturn(words.returnKeys)}
          </KeyBox>
        </LazyLastLook>
      )}
      <VisitBar
        gaps={gaps}
        ends={step === 'end'}
        then={mode === 'get' && step === 'walk' ? words.thenCode : undefined}
        onJump={jumpTo}
      >
        <WayOn key={`way ${step}`} mode={mode} step={step} next={next} gaps={gaps} />
      </VisitBar>
    </form>
  )
}

function nameOf({ car }: ListedRental): string {
  return plainName(car)
}
