import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { staffApiKeys, staffEndApiKey, staffMakeApiKey } from '#protocol/staff/names.ts'
import { type ApiKey, staffMakeApiKey as schema } from '#protocol/staff/connections/api-keys.ts'
import { type KeyRight, keyRights } from '#protocol/staff/connections/choices.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Code } from '#web/ui/code.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useWhen } from '../desk/use-when.ts'
import { StaffCard } from '../staff-card.tsx'
import { teamMessages } from '../team/team-messages.ts'
import { useDecide } from '../use-decide.ts'
import { Choices } from './choices.tsx'
import { keyMessages } from './key-messages.ts'
import { SecretShown } from './secret-shown.tsx'

/** The keys by which other programs read (docs/product/connections.md#keys). */
export function ApiKeys() {
  const words = useMessages(keyMessages)
  const { data, error, refetch } = useRead(staffApiKeys, {})
  const [isAdding, setAdding] = useState(false)
  const [key, setKey] = useState<string>()
  if (!data)
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />
  return (
    <section aria-label={words.keys} className="grid gap-4">
      <h2>{words.keys}</h2>
      <p className="text-ink-2">{words.about}</p>
      {data.keys.length === 0 && !isAdding && <p className="text-ink-2">{words.none}</p>}
      {data.keys.map((one) => (
        <KeyCard key={one.id} apiKey={one} />
      ))}
      {key && (
        <SecretShown
          title={words.shownTitle}
          text={words.shownText}
          secret={key}
          onDone={() => setKey(undefined)}
        />
      )}
      {isAdding ? (
        <StaffCard about={words.newTitle} title={words.newTitle}>
          <KeyForm
            onCancel={() => setAdding(false)}
            onMade={(made) => {
              setKey(made)
              setAdding(false)
            }}
          />
        </StaffCard>
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" size={20} />
          {words.add}
        </Button>
      )}
    </section>
  )
}

function KeyCard({ apiKey }: { apiKey: ApiKey }) {
  const words = useMessages(keyMessages)
  const team = useMessages(teamMessages)
  const when = useWhen()
  const [isEnding, setEnding] = useState(false)
  const { decide, isPending } = useDecide(staffEndApiKey, staffApiKeys)
  const { id, name, starts, rights, createdAt, lastUsedAt, expiresAt, isOver } = apiKey
  const facts = [
    words.made(when.instant(createdAt)),
    lastUsedAt ? words.used(when.instant(lastUsedAt)) : words.notUsed,
    expiresAt
      ? (isOver ? words.expired : words.expires)(when.instant(expiresAt))
      : words.neverExpires,
  ]
  return (
    <StaffCard
      about={name}
      title={name}
      badges={
        <>
          {isOver && <Badge tone="warn">{words.over}</Badge>}
          {rights.map((right) => (
            <Badge key={right} tone="info">
              {team.rights[right]}
            </Badge>
          ))}
        </>
      }
    >
      <p>
        <Code>{starts}…</Code>
        <span className="block text-14 text-ink-2">{facts.join(' · ')}</span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-label={words.end(name)}
        busy={isPending}
        onClick={() => setEnding(true)}
      >
        {words.endShort}
      </Button>
      <ConfirmDialog
        isOpen={isEnding}
        title={words.endTitle(name)}
        text={words.endText}
        okLabel={words.endShort}
        cancelLabel={words.cancel}
        danger
        onCancel={() => setEnding(false)}
        onOk={() => {
          setEnding(false)
          decide({ key: id })
        }}
      />
    </StaffCard>
  )
}

type KeyFormProps = { onMade: (key: string) => void; onCancel: () => void }

function KeyForm({ onMade, onCancel }: KeyFormProps) {
  const words = useMessages(keyMessages)
  const team = useMessages(teamMessages)
  const form = useForm({ mode: 'onBlur', defaultValues: { name: '', days: '' } })
  const [rights, setRights] = useState<KeyRight[]>(['fleet'])
  const { decide, isPending, error } = useDecide(staffMakeApiKey, staffApiKeys)
  useServerErrors(form, error)
  const make = form.handleSubmit(({ name, days }) => {
    if (rights.length === 0) return
    decide({ name, rights: rights.join(','), ...(days && { days }) }, ({ key }) => onMade(key))
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void make(event)}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        required
        autoComplete="off"
        error={form.formState.errors.name?.message}
        {...form.register('name', asked(schema.input.shape.name))}
      />
      <Choices
        legend={words.reads}
        all={keyRights}
        nameOf={(right) => `${team.rights[right]}: ${team.about[right]}`}
        value={rights}
        onChange={setRights}
      />
      <Select
        label={words.until}
        className="max-w-75"
        items={words.days.map(([id, name]) => ({ id, name }))}
        error={form.formState.errors.days?.message}
        {...form.register('days')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {words.make}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
