/** The red asterisk of a required field; the control itself says `required` (docs/product/app.md#widgets). */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      {' *'}
    </span>
  )
}
