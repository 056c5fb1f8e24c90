/** Moves the focus to the first control inside the element with this id that has an error, else to its first control. */
export function focusInside(id: string): void {
  const frame = document.getElementById(id)
  const control =
    frame?.querySelector<HTMLElement>('[aria-invalid=true]') ??
    frame?.querySelector<HTMLElement>(
      'input:not(:disabled), button:not(:disabled), select, textarea',
    )
  control?.focus()
}

/**
 * For `handleSubmit` of a form with `shouldFocusError: false`, beside what it does when all is right:
 * by itself a form would go to the field that it heard of first, and those that a part of it draws
 * are heard of last, wherever they stand.
 */
export function focusWrongOf(_errors: unknown, event?: { target: EventTarget }): void {
  if (event?.target instanceof HTMLElement) focusFirstWrong(event.target)
}

/** Moves the focus to the first field inside that has an error, once the errors are there. */
export function focusFirstWrong(frame: HTMLElement | null): void {
  setTimeout(() =>
    frame?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true]')?.focus(),
  )
}

/** Moves the focus to the first field of the part of a form that is marked as this gap, once it is there. */
export function focusInGap(frame: HTMLElement | null, gap: string): void {
  setTimeout(() => {
    const part = frame?.querySelector(`[data-gap='${gap}']`)
    const fields = 'input:checked, textarea, input:not(:disabled), button'
    part?.querySelector<HTMLElement>(fields)?.focus()
  })
}
