import { useInsurance } from '../papers/use-insurance.ts'
import { FormEnd } from './form-end.tsx'
import { InsuranceFields } from './insurance-fields.tsx'
import type { DocumentFormProps } from './license-form.tsx'
import { submitOf } from './submit-of.ts'

/** An insurance that is saved by itself. */
export function InsuranceForm(props: DocumentFormProps) {
  const { tripEnd, onCancel } = props
  const part = useInsurance(props)
  return (
    <form noValidate className="grid gap-4" onSubmit={submitOf(part)}>
      <InsuranceFields part={part} tripEnd={tripEnd} />
      <FormEnd part={part} onCancel={onCancel} />
    </form>
  )
}
