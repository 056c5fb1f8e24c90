import type { ChosenAddress } from '#web/fleet/places/use-addresses.ts'
import type { JobFormOf } from './use-job-form.ts'

/** An address that was found brings its town, its text and its mark on the map. */
export function setExact(
  form: JobFormOf,
  name: 'from' | 'to',
  { address, latitude, longitude, town }: ChosenAddress,
): void {
  const changed = { shouldDirty: true }
  form.setValue(name, town, { ...changed, shouldValidate: true })
  form.setValue(`${name}Address`, address, { ...changed, shouldValidate: true })
  form.setValue(`${name}Point`, { latitude, longitude }, changed)
}
