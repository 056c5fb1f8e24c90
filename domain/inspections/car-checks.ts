/** What is looked at before driving off, in this order (docs/product/rental.md#keys). */
export const carChecks = ['tires', 'oilLight', 'lights', 'windshield'] as const
export type CarCheck = (typeof carChecks)[number]

/** What was found: fine, or an issue in words. */
export type Checked = { check: CarCheck; ok: boolean; note?: string | undefined }

/** Those that nobody has looked at, or whose issue has no words yet. */
export function openChecks(found: readonly Checked[]): CarCheck[] {
  return carChecks.filter((check) => {
    const one = found.find((each) => each.check === check)
    return !one || (!one.ok && !one.note?.trim())
  })
}
