import { Controller, useForm, useWatch } from 'react-hook-form'
import { staffPeople } from '#protocol/staff/names.ts'
import { personDecisions } from '#protocol/staff/conduct/choices.ts'
import { type StaffPerson, staffDecidePerson } from '#protocol/staff/conduct/staff-people.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useDecide } from '../use-decide.ts'
import { peopleMessages } from './people-messages.ts'

/** What can be decided about a person as they stand: the reports, a warning, a block, its end, a match. */
export function PersonDecision({ person }: { person: StaffPerson }) {
  const words = useMessages(peopleMessages)
  const isBlocked = person.blocks.some(({ running }) => running)
  const isReported = person.reports.some(({ decision }) => !decision)
  const possible = personDecisions.filter(
    (choice) =>
      choice === 'warn' ||
      (choice === 'dismiss' && isReported) ||
      (choice === 'block' && !isBlocked && !person.staff) ||
      (choice === 'unblock' && isBlocked) ||
      (choice === 'notSame' && person.matches.length > 0),
  )
  const form = useForm({
    defaultValues: { decision: '', message: '', until: '', noEnd: false },
  })
  const { decide, isPending, error } = useDecide(staffDecidePerson, staffPeople)
  useServerErrors(form, error)
  const [wanted, noEnd] = useWatch({ control: form.control, name: ['decision', 'noEnd'] })
  // What was chosen may have become impossible by news of the person; what was typed stays.
  const chosen = possible.find((choice) => choice === wanted) ?? possible[0] ?? 'warn'
  const { errors } = form.formState
  const submit = form.handleSubmit(({ message, until, noEnd: isForGood }) =>
    decide(
      {
        member: person.id,
        version: person.version,
        decision: chosen,
        message: message.trim() || undefined,
        ...(chosen === 'block' ? (isForGood ? { noEnd: true } : { until }) : {}),
      },
      () => form.reset(),
    ),
  )
  return (
    <form
      noValidate
      aria-label={words.decide(person.name)}
      className="grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => void submit(event)}
    >
      <Controller
        control={form.control}
        name="decision"
        render={({ field, fieldState }) => (
          <Select
            {...field}
            value={chosen}
            label={words.decision}
            items={possible.map((id) => ({ id, name: words.choices[id] }))}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextArea
        label={chosen === 'dismiss' || chosen === 'notSame' ? words.note : words.message}
        required={chosen === 'warn' || chosen === 'block'}
        error={errors.message?.message}
        {...form.register('message', asked(staffDecidePerson.input.shape.message))}
      />
      {chosen === 'block' && <Checkbox {...form.register('noEnd')}>{words.noEnd}</Checkbox>}
      {chosen === 'block' && !noEnd && (
        <Controller
          control={form.control}
          name="until"
          render={({ field, fieldState }) => (
            <DateField
              {...field}
              label={words.until}
              required
              autoComplete="off"
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      <Button
        type="submit"
        variant={chosen === 'block' ? 'danger' : 'primary'}
        busy={isPending}
        className="justify-self-start"
      >
        {words.choices[chosen]}
      </Button>
    </form>
  )
}
