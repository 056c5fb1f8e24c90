import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { staffRuleTexts } from '#protocol/fleet/names.ts'
import { type RuleText, staffSaveRuleText } from '#protocol/fleet/site/staff-rule-texts.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { instantText } from '../instant-text.ts'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { textMessages } from './text-messages.ts'

const most = limitsOf(staffSaveRuleText.input.shape.en).maxLength ?? 0

/** One text in both languages, with how it reads; what a colleague saved meanwhile is shown beside it. */
export function TextCard({ text }: { text: RuleText }) {
  const words = useMessages(textMessages)
  const name = words.names[text.id]
  const values = { en: text.en, es: text.es }
  const form = useForm({ values, resetOptions: { keepDirtyValues: true } })
  // The version that was there when somebody began to type; a newer one is not written over unseen.
  const [begun, setBegun] = useState<string>()
  const { decide, isPending, error } = useDecide(staffSaveRuleText, staffRuleTexts)
  useServerErrors(form, error)
  const { errors } = form.formState
  const written = useWatch({ control: form.control, compute: ({ en, es }) => ({ en, es }) })
  const send = form.handleSubmit((said) =>
    decide({ rule: text.id, version: text.version, ...said }, () => setBegun(undefined)),
  )
  const languages = [
    { lang: 'en', label: words.english },
    { lang: 'es', label: words.spanish },
  ] as const
  return (
    <StaffCard about={name} title={name}>
      <p className="text-ink-2">
        {words.where[text.id]} {words.changed(instantText(text.changedAt))}
      </p>
      {begun !== undefined && begun !== text.version && (
        <Banner tone="warn" role="status">
          <p>{words.meanwhile}</p>
          {languages.map(({ lang }) => (
            <p key={lang} lang={lang} className="whitespace-pre-line">
              {text[lang]}
            </p>
          ))}
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setBegun(undefined)
              for (const { lang } of languages)
                form.setValue(lang, text[lang], { shouldDirty: true, shouldValidate: true })
            }}
          >
            {words.takeTheirs}
          </Button>
        </Banner>
      )}
      <form
        noValidate
        className="grid gap-4"
        onChange={() => setBegun(begun ?? text.version)}
        onSubmit={(event) => void send(event)}
      >
        {languages.map(({ lang, label }) => (
          <div key={lang} className="grid gap-3">
            <TextArea
              label={label}
              lang={lang}
              required
              rows={5}
              hint={words.count(written[lang].trim().length, most)}
              error={errors[lang]?.message}
              {...form.register(lang, asked(staffSaveRuleText.input.shape[lang]))}
            />
            <div>
              <p className="text-14 font-bold text-ink-2">{words.preview}</p>
              <p
                lang={lang}
                className="wrap-anywhere rounded-card bg-sunken p-4 text-14 whitespace-pre-line text-ink-2"
              >
                {written[lang].trim()}
              </p>
            </div>
          </div>
        ))}
        <Button
          type="submit"
          busy={isPending}
          aria-label={words.saveOf(name)}
          className="justify-self-start"
        >
          {words.save}
        </Button>
      </form>
    </StaffCard>
  )
}
