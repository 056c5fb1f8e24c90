import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'

/**
 * Keeps what is typed into a form on the device until `forget`. Start the form with
 * `{...values, ...readDraft(name)}`. `isKept` says that something unsent lies there.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
): { isKept: boolean; forget: () => void } {
  const [isKept, setKept] = useState(() => readDraft(name) !== undefined)
  useEffect(() => {
    const watching = form.watch((values, { type }) => {
      if (type === 'change') setKept(keepDraft(name, values))
    })
    return () => watching.unsubscribe()
  }, [form, name])
  const forget = () => {
    forgetDraft(name)
    setKept(false)
  }
  return { isKept, forget }
}
