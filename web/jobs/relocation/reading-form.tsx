import { KeyRound } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import type { Relocation } from '#protocol/jobs/relocation/relocation.ts'
import { longestComments } from '#protocol/jobs/relocation/limits.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { useKeptDraft } from '#web/people/offline/use-kept-draft.ts'
import { focusFirstWrong } from '#web/core/routing/focus.ts'
import { keysMessages } from '#web/rentals/inspections/keys-messages.ts'
import { LocationCard } from '#web/rentals/inspections/parts/location-card.tsx'
import { ReadingCards } from '#web/rentals/inspections/parts/reading-cards.tsx'
import { RefusedNote } from '#web/rentals/inspections/parts/refused-note.tsx'
import { useKeysForm } from '#web/rentals/inspections/use-keys-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { type ReadingStep, readAtCar } from './parcels.ts'
import type { StepFormProps } from './photo-form.tsx'
import { relocationMessages } from './relocation-messages.ts'
import { draftOf } from './use-bringing.ts'

/** What is read at the car when its keys are taken, and when it is there, with what of it lies on the device. */
export function ReadingForm(props: StepFormProps<ReadingStep>) {
  const parts = useKeptDraft(draftOf(props.relocation.id, props.name))
  return parts ? <Fields {...props} parts={parts} /> : <Skeleton className="h-120" />
}

type FieldsProps = StepFormProps<ReadingStep> & { parts: ReadonlyMap<string, unknown> }

function Fields({ relocation, name, refusal, onSend, parts }: FieldsProps) {
  const words = useMessages(relocationMessages)
  const keysWords = useMessages(keysMessages)
  const lang = useLanguage()
  const ref = useRef<HTMLFormElement>(null)
  const [isChecked, setChecked] = useState(false)
  const car = asRented(relocation.car)
  const draft = draftOf(relocation.id, name)
  const form = useKeysForm({ draft, parts, car, oldCar: undefined })
  const { values, place } = form
  const { electric } = relocation.car
  const isSomewhere = place.position !== undefined || (place.reason ?? '').trim() !== ''
  const nowhere = isChecked && !isSomewhere ? words.where : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (form.check() && isSomewhere)
      return onSend(readAtCar(relocation.id, name, { values, place, electric }))
    focusFirstWrong(ref.current)
  }
  return (
    <form ref={ref} noValidate onSubmit={submit} className="grid gap-4">
      {refusal && <RefusedNote refusal={refusal} />}
      <ReadingCards
        car={car}
        values={{ odometer: values.odometer, gas: values.gas, charge: values.charge }}
        errorOf={(field) => {
          const problem = form.shownProblem(field)
          return problem ? fieldMessage(problem, lang) : refusal?.fields[field]
        }}
        onChange={form.change}
        onLeave={form.leave}
      />
      <LocationCard
        title={keysWords.location}
        place={place}
        onPlace={form.changePlace}
        error={nowhere ?? refusal?.fields.positionReason}
        mayRepeat
      />
      {name === 'finish' && (
        <Card>
          <TextArea
            label={
              <>
                {keysWords.comments} <span className="font-normal">{keysWords.optional}</span>
              </>
            }
            placeholder={keysWords.commentsPlaceholder}
            maxLength={longestComments}
            value={values.comments}
            error={refusal?.fields.comments}
            onChange={({ target }) => form.change({ comments: target.value })}
          />
        </Card>
      )}
      <Button type="submit" size="lg" full>
        <KeyRound aria-hidden="true" size={20} />
        {name === 'start' ? words.take : words.finish}
      </Button>
    </form>
  )
}

/** As the widgets of a rental know a car. */
const asRented = ({ electric, odometer = 0 }: Relocation['car']) => ({
  fuel: electric ? 'electric' : 'gas',
  lastOdometerReading: odometer,
})
