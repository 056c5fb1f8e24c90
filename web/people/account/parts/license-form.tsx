import type { Driver } from '#protocol/people/drivers/driver.ts'
import { useLicense } from '../papers/use-license.ts'
import { FormEnd } from './form-end.tsx'
import { LicenseFields } from './license-fields.tsx'
import { submitOf } from './submit-of.ts'

export type DocumentFormProps = {
  driver: Driver
  draftName: string
  /** The trip's last day, YYYY-MM-DD, in the Driver step. */
  tripEnd: string | undefined
  onSaved: () => void
  onCancel?: () => void
}

/** A license that is saved by itself. */
export function LicenseForm({ driver, draftName, tripEnd, onSaved, onCancel }: DocumentFormProps) {
  const part = useLicense({ driver, draftName, onSaved })
  return (
    <form noValidate className="grid gap-4" onSubmit={submitOf(part)}>
      <LicenseFields part={part} tripEnd={tripEnd} />
      <FormEnd part={part} onCancel={onCancel} />
    </form>
  )
}
