import { useForm } from 'react-hook-form'
import { Controller } from 'react-hook-form'
import type { InputOf } from '#protocol/core/operation.ts'
import { postRelocation } from '#protocol/jobs/relocation/relocations.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { all, asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { Button } from '#web/ui/button.tsx'
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx'
import { TextArea, TextField } from '#web/ui/forms/field.tsx'
import { TownField } from '#web/fleet/places/town-field.tsx'
import { relocationMessages } from './relocation-messages.ts'
import { type Posted, usePost } from './use-post.ts'

const { shape } = postRelocation.input

type Input = InputOf<typeof postRelocation>

type Values = {
  to: string
  reward: string
  start: string
  end: string
  address: string
  description: string
}

const nothing: Values = { to: '', reward: '', start: '', end: '', address: '', description: '' }

type PostFormProps = {
  /** What the form is about, for those who do not see around it. */
  about: string
  /** What is not asked for; without `to` the town is. */
  fixed: Pick<Input, 'car'> & Partial<Input>
  /** Where the car stands: its clock counts. */
  area: string
  first?: Partial<Values>
  onPosted: (job: Posted) => void
}

/** What a relocation is posted with, to be changed before. */
export function PostForm({ about, fixed, area, first, onPosted }: PostFormProps) {
  const words = useMessages(relocationMessages)
  const name = useArea(area)?.name
  const form = useForm<Values>({ mode: 'onBlur', defaultValues: { ...nothing, ...first } })
  const { post, isPending, error } = usePost(onPosted)
  useServerErrors(form, error)
  const { control, formState, register, handleSubmit } = form
  const { errors } = formState
  const send = handleSubmit(({ to, reward, start, end, address, description }) =>
    post({
      ...fixed,
      to: fixed.to ?? to,
      reward: reward.trim(),
      start,
      end,
      address: address.trim() || undefined,
      description: description.trim() || undefined,
    }),
  )
  return (
    <form
      noValidate
      aria-label={about}
      className="grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => void send(event)}
    >
      {fixed.to === undefined && (
        <Controller
          control={control}
          name="to"
          rules={all(fieldRules.required)}
          render={({ field }) => (
            <TownField
              className="sm:col-span-2"
              label={words.to}
              required
              value={undefined}
              clearLabel={words.clearTown}
              error={errors.to?.message}
              inputRef={field.ref}
              onChange={(town) => field.onChange(town?.id ?? '')}
            />
          )}
        />
      )}
      {(['start', 'end'] as const).map((edge) => (
        <Controller
          key={edge}
          control={control}
          name={edge}
          rules={all(fieldRules.required)}
          render={({ field }) => (
            <DateTimeField
              label={words[edge]}
              required
              value={field.value || undefined}
              hint={name && words.clock(name)}
              error={errors[edge]?.message}
              onChange={(moment) => {
                field.onChange(moment)
                form.clearErrors(edge)
              }}
            />
          )}
        />
      ))}
      <TextField
        label={words.reward}
        required
        icon={<span aria-hidden="true">$</span>}
        inputMode="decimal"
        autoComplete="off"
        hint={words.rewardHint}
        error={errors.reward?.message}
        {...register('reward', asked(shape.reward))}
      />
      <TextField
        label={words.address}
        autoComplete="off"
        hint={words.addressHint}
        {...limitsOf(postRelocation.input.shape.address)}
        error={errors.address?.message}
        {...register('address', asked(shape.address))}
      />
      <TextArea
        className="sm:col-span-2"
        label={words.description}
        hint={words.descriptionHint}
        error={errors.description?.message}
        {...register('description', asked(shape.description))}
      />
      <Button type="submit" busy={isPending} className="justify-self-start sm:col-span-2">
        {words.postIt}
      </Button>
    </form>
  )
}
