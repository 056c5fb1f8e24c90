/** The red asterisk of a required field; the control itself says `required` (SEED.md 2.3). */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      {' *'}
    </span>
  )
}
