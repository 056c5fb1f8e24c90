import type { UserInfo } from '#protocol/people/account/user-info.ts'
import { useRegistration } from '../papers/use-registration.ts'
import { FormEnd } from './form-end.tsx'
import { RegistrationFields } from './registration-fields.tsx'
import { submitOf } from './submit-of.ts'

type RegistrationFormProps = {
  /** Absent: a visitor, whose address is confirmed later (docs/product/accounts.md#registration). */
  user?: UserInfo
  draftName: string
  onSaved: () => void
}

/** A registration by itself, outside of a booking. */
export function RegistrationForm({ user, draftName, onSaved }: RegistrationFormProps) {
  const part = useRegistration({ user, draftName, onSaved })
  return (
    <form noValidate className="grid gap-4" onSubmit={submitOf(part)}>
      <RegistrationFields part={part} />
      <FormEnd part={part} />
    </form>
  )
}
