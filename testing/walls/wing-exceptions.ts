/**
 * The imports of a later wing that are still there, by the side of who imports. The list only gets
 * shorter: what should follow becomes an event, what has to be known is asked (`services.ask`), or a
 * piece moves to where it is needed.
 */
export const wingExceptions = {
  domain: [],
  protocol: [],
  server: [],
  web: [
    'web/core/earliest.ts → protocol/fleet/home/home.ts',
    'web/core/offline/owner.ts → protocol/people/account/names.ts',
    'web/core/reports/report-error.ts → protocol/fleet/site/names.ts',
    'web/core/session/sign-out.ts → protocol/people/account/names.ts',
    'web/core/use-area.ts → protocol/fleet/home/home.ts',
    'web/core/use-area.ts → protocol/fleet/home/names.ts',
    'web/ui/dates/trip-length-text.ts → domain/fleet/pricing/duration.ts',
    'web/ui/dates/trip-summary.tsx → protocol/fleet/cars/car.ts',
    'web/ui/forms/town-field.tsx → protocol/fleet/places/names.ts',
    'web/ui/forms/town-field.tsx → protocol/fleet/places/place.ts',
    'web/ui/forms/use-addresses.ts → protocol/fleet/places/names.ts',
    'web/ui/layout/price-breakdown.tsx → domain/fleet/pricing/line-text.ts',
    'web/ui/layout/price-breakdown.tsx → protocol/fleet/cars/calculator-data.ts',
    'web/ui/map/town-labels.tsx → protocol/fleet/places/names.ts',
    'web/ui/map/town-labels.tsx → protocol/fleet/places/place.ts',
  ],
} as const
