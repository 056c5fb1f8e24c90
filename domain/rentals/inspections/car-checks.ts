import { isElectric } from '../../fleet/fleet/electric.ts'

/** What is looked at before driving off, in this order (docs/product/rental.md#keys). */
export const carChecks = ['tires', 'oilLight', 'lights', 'windshield'] as const
export type CarCheck = (typeof carChecks)[number]

/** What was found: fine, or an issue in words. */
export type Checked = { check: CarCheck; ok: boolean; note?: string | undefined }

/** What there is to look at in a car with this fuel: an electric one has no oil. */
export function checksOf(fuel: string): readonly CarCheck[] {
  return isElectric(fuel) ? carChecks.filter((check) => check !== 'oilLight') : carChecks
}

/** Those of a car's checks that nobody has looked at, or whose issue has no words yet. */
export function openChecks(checks: readonly CarCheck[], found: readonly Checked[]): CarCheck[] {
  return checks.filter((check) => {
    const one = found.find((each) => each.check === check)
    return !one || (!one.ok && !one.note?.trim())
  })
}
