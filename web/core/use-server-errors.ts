import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { fieldErrors } from './errors.ts'

/** Puts the server's sentences beside the fields they belong to, and the focus on the first of them. */
export function useServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): void {
  useEffect(() => {
    const fields = Object.entries(fieldErrors(error) ?? {})
    fields.forEach(([name, message], index) => {
      form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 })
    })
  }, [form, error])
}
