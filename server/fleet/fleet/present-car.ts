import type { Car } from '#protocol/fleet/cars/car.ts'
import { photoAddresses, type WalkPhoto } from './car-photo-files.ts'
import type { CarRow } from './cars-store.ts'

/** What depends on the dates somebody asked for. */
export type CarForDates = Pick<
  Car,
  | 'available'
  | 'availabilityDateTime'
  | 'seasonMinimumDays'
  | 'bookingPrice'
  | 'includedMiles'
  | 'tripPrice'
  | 'pm'
  | 'saves'
  | 'chosenTripPrice'
>

const dollars = (cents: number) => cents / 100
/** About a kilometre: where exactly a car stands is told after payment only (docs/product/search.md#cars). */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100

/**
 * A car as everybody may see it: dollars, miles; never the plate or the address. It has no words
 * in a language: names of types and features are looked up by their ids (`carTypesFeatures`).
 * `walk` stands for a car without photos of the company's own.
 */
export function presentCar(row: CarRow, forDates: CarForDates, walk?: WalkPhoto): Car {
  return {
    id: row.id,
    typeId: row.type_id,
    subtypeId: row.subtype_id,
    areaId: row.area_id,
    make: row.make,
    model: row.model,
    year: row.year,
    colour: row.colour,
    seats: row.seats,
    doors: row.doors,
    transmission: row.transmission,
    fuel: row.fuel,
    mpg: row.mpg ?? undefined,
    tankGallons: Number(row.tank_gallons),
    status: row.status as Car['status'],
    batteryKwh: row.battery_kwh === null ? undefined : Number(row.battery_kwh),
    price: {
      day: dollars(row.day_cents),
      week: dollars(row.week_cents),
      month: dollars(row.month_cents),
      mile: row.mile_cents,
    },
    depositMinimum: dollars(row.deposit_minimum_cents),
    depositMaximum: dollars(row.deposit_maximum_cents),
    minimumRentalDurationDays: row.minimum_rental_days,
    includedMilesPerDay: row.included_miles_per_day,
    lastOdometerReading: row.odometer,
    features: row.features,
    photos: row.photos.map((id) => photoAddresses(id).medium),
    walkPhoto:
      walk && row.photos.length === 0
        ? { url: photoAddresses(walk.id).medium, isDrawn: walk.isDrawn || undefined }
        : undefined,
    location: {
      latitude: coarse(row.latitude),
      longitude: coarse(row.longitude),
      city: row.city,
    },
    rating: row.rating === null ? undefined : Number(row.rating),
    reviewCount: row.review_count,
    trips: row.trips,
    currentPM: row.current_price_modifier ?? undefined,
    ...forDates,
  }
}
