import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { userInfo } from '#protocol/people/names.ts'
import type { UserInfo } from '#protocol/people/account/user-info.ts'
import { contactForm } from '#protocol/fleet/site/contact-form.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useFormDraft } from '#web/core/forms/use-form-draft.ts'
import { useRead, useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { TextArea, TextField } from '#web/ui/forms/field.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { siteMessages } from './messages.ts'

type Values = { name: string; email: string; phone: string; subject: string; message: string }

const empty: Values = { name: '', email: '', phone: '', subject: '', message: '' }

const draftName = 'contact'

/** What a member has told us already and need not type again. */
const known = ({ firstName, lastName, email, phone }: UserInfo) => ({
  name: [firstName, lastName].filter(Boolean).join(' '),
  email,
  phone: phone ?? '',
})

/** A message to the company; also the FAQ's place in the menu (docs/product/app.md#routes). */
export function ContactScreen() {
  const words = useMessages(siteMessages)
  const form = useForm<Values>({
    mode: 'onBlur',
    defaultValues: { ...empty, ...readDraft<Values>(draftName) },
  })
  const { errors } = form.formState
  const { mutate, isPending, error, data, refused, reset } = useSend(contactForm)
  useServerErrors(form, error)
  const signedIn = useIsSignedIn()
  const own = useRead(userInfo, {}, { enabled: signedIn }).data?.userInfo
  useEffect(() => {
    if (!own) return
    const { name, email, phone } = known(own)
    for (const [field, value] of [
      ['name', name],
      ['email', email],
      ['phone', phone],
    ] as const)
      if (form.getValues(field) === '') form.setValue(field, value)
  }, [own, form])
  const { forget } = useFormDraft(form, draftName)
  const send = form.handleSubmit((values) =>
    mutate(values, {
      onSuccess: ({ status }) => {
        if (status === 0) return
        forget()
        form.reset({ ...empty, ...(own && known(own)) })
      },
    }),
  )
  return (
    <Page title={words.contactTitle}>
      <PageHead title={words.contactTitle}>{words.contactLead}</PageHead>
      <Card className="max-w-160">
        {data?.status === 1 ? (
          <div className="grid justify-items-start gap-4">
            <Banner tone="ok" role="status" className="w-full">
              {data.message || words.sent}
            </Banner>
            <Button variant="secondary" onClick={reset}>
              {words.another}
            </Button>
          </div>
        ) : (
          <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
            <TextField
              label={words.name}
              required
              autoComplete="name"
              error={errors.name?.message}
              {...form.register('name', asked(contactForm.input.shape.name))}
            />
            <TextField
              label={words.email}
              required
              type="email"
              autoComplete="email"
              error={errors.email?.message}
              {...form.register('email', asked(contactForm.input.shape.email))}
            />
            <TextField
              label={words.phone}
              type="tel"
              autoComplete="tel"
              error={errors.phone?.message}
              {...form.register('phone', asked(contactForm.input.shape.phone))}
            />
            <TextField
              label={words.subject}
              error={errors.subject?.message}
              {...form.register('subject', asked(contactForm.input.shape.subject))}
            />
            <TextArea
              label={words.message}
              required
              error={errors.message?.message}
              {...form.register('message', asked(contactForm.input.shape.message))}
            />
            {refused !== undefined && (
              <Banner tone="danger" role="alert">
                {refused}
              </Banner>
            )}
            <p className="text-14 text-ink-2">
              {words.privacyLead}{' '}
              <Link to={routes.terms} hash="privacy" className="link">
                {words.privacy}
              </Link>
              .
            </p>
            <Button type="submit" size="lg" busy={isPending}>
              {words.send}
            </Button>
          </form>
        )}
      </Card>
    </Page>
  )
}
