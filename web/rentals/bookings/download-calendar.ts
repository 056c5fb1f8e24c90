import { plainName } from '#domain/fleet/fleet/car-name.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { saveFile } from '#web/core/api/save-file.ts'
import { calendarFile } from './calendar-file.ts'
import type { confirmationMessages } from './confirmation-messages.ts'

type Download = {
  rental: Rental
  car: Car
  /** IANA zone of the area. */
  zone: string
  place: string
  words: (typeof confirmationMessages)['en']
}

const visitMinutes = 30

/** Hands the browser a calendar file with pickup and return, made here from what the screen shows. */
export function downloadCalendar({ rental, car, zone, place, words }: Download): void {
  const name = plainName(car)
  const common = {
    minutes: visitMinutes,
    description: words.orderNote(rental.orderId),
    location: place,
  }
  const text = calendarFile(
    [
      {
        ...common,
        uid: `${rental.orderId}-pickup@tramo`,
        start: rental.appointment?.date ?? rental.dates.start,
        title: words.pickUpCar(name),
      },
      {
        ...common,
        uid: `${rental.orderId}-return@tramo`,
        start: rental.dates.end,
        title: words.returnCar(name),
      },
    ],
    { zone, now: new Date() },
  )
  const file = new Blob([text], { type: 'text/calendar;charset=utf-8' })
  saveFile(file, `rental-${rental.orderId}.ics`)
}
