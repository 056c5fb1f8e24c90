import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** One part of a person's papers: its form, and what a button for several of them asks of it. */
export type Part = {
  /** The labels of what is still to be entered, in the order of the screen. */
  gaps: readonly string[]
  /** Shows at its fields what is wrong; answers whether nothing is. */
  check: () => Promise<boolean>
  /** Sends it; answers whether it is saved. */
  save: () => Promise<boolean>
  isPending: boolean
  /** Typed text lies on the device. */
  isKept: boolean
  /** The server's refusal of the whole part. */
  refusal: string | undefined
}

/** As the form's own button does it, so that what is mended next loses its error at once. */
export function checkForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
): Promise<boolean> {
  return new Promise((resolve) => {
    void form.handleSubmit(
      () => resolve(true),
      () => resolve(false),
    )()
  })
}

/** The labels of the fields that are empty. */
export function emptyOf(fields: readonly (readonly [label: string, value: unknown])[]): string[] {
  return fields
    .filter(([, value]) => (typeof value === 'string' ? value.trim() === '' : !value))
    .map(([label]) => label)
}
