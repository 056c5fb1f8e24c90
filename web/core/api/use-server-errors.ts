import { useEffect } from 'react'
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { focusFirstWrong } from '../routing/focus.ts'
import { fieldErrors } from './errors.ts'

const none: readonly string[] = []

/** Where a form's fields stand on the page. */
function frameOf<Values extends FieldValues>({ control }: UseFormReturn<Values>) {
  const names = Object.keys(control._fields)
  const refs: unknown[] = names.map((name) => get(control._fields, `${name}._f.ref`))
  return refs.find((ref) => ref instanceof HTMLElement)?.closest('form') ?? null
}

/**
 * Puts the server's sentences beside the fields they belong to, and the focus on the first of them on the screen.
 * One about something that this form does not show is said in a toast: nothing fails silently.
 * @param alsoShown what the form shows beside its own values, such as chosen files
 */
export function useServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  alsoShown: readonly string[] = none,
): void {
  useEffect(() => {
    const shown = [...Object.keys(form.getValues()), ...alsoShown]
    const sentences = Object.entries(fieldErrors(error) ?? {})
    const fields = sentences.filter(([name]) => shown.includes(name))
    fields.forEach(([name, message], index) => {
      // The next press of the button checks what is registered anew; any other error would stay for good.
      form.register(name as Path<Values>)
      form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 })
    })
    // They come in the order of the server, and are read in that of the screen.
    if (fields.length > 0) focusFirstWrong(frameOf(form))
    const [first] = sentences
    if (first && fields.length === 0) errorToast(first[1])
  }, [form, error, alsoShown])
}
