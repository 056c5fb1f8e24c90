import { useEffect, useState } from 'react'
import { useForm, type UseFormSetValue, useWatch } from 'react-hook-form'
import { type PlaceholderValues, unknownIn, unsaidIn } from '#domain/fleet/site/placeholders.ts'
import type { Lang } from '#protocol/core/text.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { staffSaveText, staffText, staffTexts } from '#protocol/fleet/names.ts'
import { isPlain, longestPlain, type TextId } from '#protocol/fleet/site/text-ids.ts'
import { staffSaveText as schema, type Wording } from '#protocol/fleet/site/staff-texts.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked, type FieldRule } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { say } from '#web/core/forms/say.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { TextArea, TextField } from '#web/ui/forms/field.tsx'
import { useWhen } from '../desk/use-when.ts'
import { useDecide } from '../use-decide.ts'
import { MarkedWords } from './marked-words.tsx'
import { textMessages } from './text-messages.ts'
import { TextPreview } from './text-preview.tsx'

export type Words = { title: string; body: string }

/** What is named in braces can be said there. */
const known =
  (id: TextId): FieldRule =>
  (value) => {
    const [unknown] = unknownIn(value ?? '', id)
    return say(unknown === undefined ? undefined : fieldError('placeholder', unknown))
  }

/** A contract says what the program does with its booking. */
const saysAll =
  (id: TextId, lang: Lang): FieldRule =>
  (value) => {
    const [unsaid] = id === 'contract' ? unsaidIn(value ?? '', lang) : []
    return say(unsaid === undefined ? undefined : fieldError('mustName', unsaid))
  }

function writeInto(setValue: UseFormSetValue<Words>, { title, body }: Words): void {
  setValue('title', title, { shouldDirty: true, shouldValidate: true })
  setValue('body', body, { shouldDirty: true, shouldValidate: true })
}

type WordingFormProps = {
  id: TextId
  wording: Wording
  values: PlaceholderValues
  /** An earlier version that somebody brings back; another one each time. */
  brought: Words | undefined
  onDirty: (isDirty: boolean) => void
}

/** One language of a text: written, previewed and compared; what a colleague saved meanwhile is shown before it is written over. */
export function WordingForm({ id, wording, values, brought, onDirty }: WordingFormProps) {
  const words = useMessages(textMessages)
  const when = useWhen()
  const { lang } = wording
  const language = words.languages[lang]
  const saved: Words = { title: wording.title, body: wording.body }
  const form = useForm<Words>({
    mode: 'onBlur',
    values: saved,
    resetOptions: { keepDirtyValues: true },
  })
  const [begun, setBegun] = useState<{ version: string } & Words>()
  const [shown, setShown] = useState<'write' | 'preview' | 'changes'>('write')
  const { decide, isPending, error } = useDecide(staffSaveText, staffText, staffTexts)
  useServerErrors(form, error)
  const { errors, isDirty } = form.formState
  const typed = useWatch({ control: form.control })
  const now: Words = { title: typed.title ?? '', body: typed.body ?? '' }
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const begin = () => setBegun(begun ?? { version: wording.version, ...saved })
  const write = (said: Words) => {
    begin()
    writeInto(form.setValue, said)
  }
  // Each that is brought back is another object, and is written once.
  const { setValue } = form
  const [taken, setTaken] = useState(brought)
  if (taken !== brought) {
    setTaken(brought)
    begin()
  }
  useEffect(() => {
    if (brought) writeInto(setValue, brought)
  }, [brought, setValue])
  const anew = () => {
    setBegun(undefined)
    form.reset(saved, { keepDirtyValues: false })
  }
  const save = (said: Words) =>
    decide({ text: id, language: lang, version: wording.version, ...said }, () => {
      setBegun(undefined)
      form.reset(said, { keepDirtyValues: false })
    })
  const most = isPlain(id) ? longestPlain : (limitsOf(schema.input.shape.body).maxLength ?? 0)
  const live = wording.live ?? (wording.isDraft ? undefined : saved)
  return (
    <form
      noValidate
      aria-label={language}
      className="grid min-w-0 content-start gap-4"
      onChange={begin}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{language}</Badge>
        <Badge tone={wording.isDraft ? 'info' : 'ok'}>
          {words.number(wording.number)}{' '}
          {!wording.isDraft ? words.live : wording.liveAt ? words.draft : words.example}
        </Badge>
        {wording.isOlder && <Badge tone="warn">{words.toTranslate}</Badge>}
      </div>
      <p className="text-14 text-ink-2">
        {words.written(wording.writtenBy ?? words.program, when.instant(wording.writtenAt))}
      </p>
      {begun && begun.version !== wording.version && (
        <Banner tone="warn" role="status">
          <p>
            {words.meanwhile(wording.writtenBy ?? words.colleague, when.instant(wording.writtenAt))}
          </p>
          <div className="my-2 text-ink">
            <MarkedWords
              label={words.marked}
              lang={lang}
              before={`${begun.title}\n${begun.body}`}
              now={`${saved.title}\n${saved.body}`}
            />
          </div>
          <Button variant="secondary" size="sm" onClick={anew}>
            {words.takeTheirs}
          </Button>
        </Banner>
      )}
      <div role="group" aria-label={words.view(language)} className="flex flex-wrap gap-2">
        {(['write', 'preview', 'changes'] as const).map((one) => (
          <Chip key={one} selected={shown === one} onToggle={() => setShown(one)}>
            {words[one]}
          </Chip>
        ))}
      </div>
      <div className={shown === 'write' ? 'grid gap-4' : 'hidden'}>
        <TextField
          label={words.title}
          lang={lang}
          required
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title', asked(schema.input.shape.title, known(id)))}
        />
        <TextArea
          label={words.body}
          lang={lang}
          required
          rows={isPlain(id) ? 8 : 20}
          hint={words.count(now.body.length, most)}
          error={errors.body?.message}
          {...form.register('body', asked(schema.input.shape.body, known(id), saysAll(id, lang)))}
        />
      </div>
      {shown === 'preview' && <TextPreview id={id} lang={lang} {...now} values={values} />}
      {shown === 'changes' &&
        (live && (live.body !== now.body || live.title !== now.title) ? (
          <MarkedWords
            label={words.marked}
            lang={lang}
            before={`${live.title}\n${live.body}`}
            now={`${now.title}\n${now.body}`}
          />
        ) : (
          <p className="text-ink-2">{words.noChanges}</p>
        ))}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="secondary"
          busy={isPending}
          aria-label={words.saveOf(language)}
        >
          {words.save}
        </Button>
        {isDirty && (
          <Button variant="ghost" onClick={anew}>
            {words.undo}
          </Button>
        )}
        {!isDirty && wording.isOlder && (
          <Button variant="ghost" busy={isPending} onClick={() => save(saved)}>
            {words.stillRight}
          </Button>
        )}
        {!isDirty && wording.live && (
          <Button variant="ghost" onClick={() => wording.live && write(wording.live)}>
            {words.toLive}
          </Button>
        )}
      </div>
    </form>
  )
}
