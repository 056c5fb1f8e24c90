import { openScreens, orderScreens, ownScreens, routes } from '#web/core/routing/routes.ts'

/** The addresses at which some screens are seen; where a path holds an id, it has to be told. */
type Samples<Path extends string> = { [Each in Path]?: readonly string[] } & {
  [Each in Extract<Path, `${string}$${string}`>]: readonly string[]
}

/** Each of the screens at its samples, and where it has none at its bare path. */
function sampled<const Screens extends Record<string, string>>(
  screens: Screens,
  samples: Samples<Screens[keyof Screens]>,
): string[] {
  const given: Record<string, readonly string[] | undefined> = samples
  return Object.values(screens).flatMap((path) => given[path] ?? [path])
}

type Dates = { start: string; end: string }

/** Of every screen that a visitor sees (docs/product/app.md#routes). */
export function visitorAddresses(car: string, dates: Dates): string[] {
  const trip = new URLSearchParams({ car, ...dates })
  const results = new URLSearchParams({ area: '1', ...dates })
  return sampled(openScreens, {
    '/personal': ['/personal', `/personal?${trip}`],
    '/results': ['/results', `/results?${results}`],
    '/details': [`/details?${trip}`],
    '/booking': ['/booking?car=LOST', `/booking?${trip}`],
    '/404': ['/404', '/nowhere'],
  })
}

/** What a renter has: two orders, one held and one promised in cash, a job of somebody and one of theirs. */
type RentersThings = { car: string; held: string; promised: string; job: string; ownJob: string }

/** Of every screen behind sign-in, and of the open ones that are others then. */
export function renterAddresses(things: RentersThings, dates: Dates): string[] {
  const { car, held, promised, job, ownJob } = things
  const trip = new URLSearchParams({ car, ...dates })
  const change = new URLSearchParams({ type: 'change', order: promised, ...dates })
  const ofAnOrder: Record<(typeof orderScreens)[keyof typeof orderScreens], string[]> = {
    '/payment': [`/payment?order=${held}`, '/payment?order=LOST'],
    // The same screen (docs/product/app.md#routes).
    '/payment-extend': [],
    '/refund': [`/refund?order=${promised}`, '/refund?order=LOST'],
    '/extend': ['/extend', `/extend?order=${promised}`],
    // With an order they are seen by who has a car.
    '/keys': ['/keys'],
    '/vehicle-inspection': ['/vehicle-inspection'],
    '/vehicle-maintenance': ['/vehicle-maintenance'],
  }
  return [
    '/personal',
    '/passport',
    '/trust-card',
    ...sampled(ownScreens, {
      '/jobs': ['/jobs', '/jobs?status=cancelled', '/jobs?route=LOST'],
      '/jobs/edit/$id': [`/jobs/edit/${ownJob}`, '/jobs/edit/LOST'],
      '/jobs/routes': ['/jobs/routes', '/jobs/routes?edit=new', '/jobs/routes?edit=LOST'],
      '/jobs/$id': [`/jobs/${job}`, '/jobs/LOST'],
    }),
    ...sampled(orderScreens, ofAnOrder),
    `/booking?${trip}`,
    `/personal?${trip}`,
    `/confirmation?order=${promised}`,
    '/confirmation?order=LOST',
    `/results?${change}`,
    `/details?${change}&car=${car}`,
  ]
}

/** Of what somebody sees who has a car: its return, its inspections, its maintenance; and of what stands there for a lost order. */
export function carAddresses(order: string): string[] {
  const { dashboard, keys, vehicleInspection, vehicleMaintenance } = routes
  return [dashboard, keys, vehicleInspection, vehicleMaintenance].flatMap((path) => [
    `${path}?order=${order}`,
    `${path}?order=LOST`,
  ])
}
