import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { personalMessages } from '../personal-messages.ts'
import { RegistrationForm } from './registration-form.tsx'
import { SignInInstead } from './sign-in-instead.tsx'

/** A visitor registers and goes on at once; the e-mail is confirmed before the payment (docs/product/accounts.md#registration). */
export function RegisterCard() {
  const words = useMessages(personalMessages)
  return (
    <Card aria-label={words.person} className="grid gap-4">
      <h2>{words.person}</h2>
      <SignInInstead />
      <RegistrationForm
        draftName="registration"
        onSaved={() => statusToast(words.saved(words.person))}
      />
      <p className="text-14 text-ink-2">{words.later}</p>
    </Card>
  )
}
