import { dayAndTime } from '#domain/core/time/format-date.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { dashboardMessages } from '../messages.ts'
import type { SelectedRental } from '../shown.ts'
import { hasCar } from '../status-look.ts'

/** The box with the keys: when it opens, and while the renter has the car, its code. */
export function KeyBox({ rental }: { rental: SelectedRental }) {
  const words = useMessages(dashboardMessages)
  const lang = useLanguage()
  const { keyBox, area } = rental
  if (!keyBox) return null
  if (!keyBox.code) {
    const opens = dayAndTime(toWall(new Date(keyBox.opensAt), area.zone), lang)
    return (
      <p className="text-14 text-ink-2">
        <NumbersIn text={words.keyBoxOpens(opens)} />
      </p>
    )
  }
  // Before the keys the code stands where the pictures and readings are given (docs/product/rental.md#keys).
  if (!hasCar(rental)) return <p className="text-14 text-ink-2">{words.keyBoxWaits}</p>
  return (
    <Banner tone="ok">
      <p className="text-14">{words.keyBox}</p>
      <p className="text-24 font-bold tracking-widest">{keyBox.code}</p>
    </Banner>
  )
}
