/*
 * The one list of the paths of screens: the program of the browser shows them, and the server answers
 * 404 at any other.
 */

/** Open to everybody. */
export const openScreens = {
  home: '/',
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  terms: '/terms',
  accessibility: '/accessibility',
  welcome: '/welcome',
  personal: '/personal',
  results: '/results',
  details: '/details',
  booking: '/booking',
  confirmation: '/confirmation',
  passport: '/passport',
  trustCard: '/trust-card',
  notFound: '/404',
} as const

/** Behind sign-in, and of the order that the query names. */
export const orderScreens = {
  payment: '/payment',
  'payment-extend': '/payment-extend',
  refund: '/refund',
  extend: '/extend',
  keys: '/keys',
  vehicleInspection: '/vehicle-inspection',
  vehicleMaintenance: '/vehicle-maintenance',
} as const

/** Behind sign-in. */
export const ownScreens = {
  waitingList: '/waiting-list',
  dashboard: '/dashboard',
  myNetwork: '/my-network',
  referralTree: '/referral-tree',
  jobs: '/jobs',
  createJob: '/jobs/create',
  editJob: '/jobs/edit/$id',
  savedRoutes: '/jobs/routes',
  job: '/jobs/$id',
  staff: '/staff',
} as const

/**
 * Named routes (docs/product/app.md#routes), for `<Link to={routes.results}>`; nothing else writes a
 * path. The journeys that visit every screen find it by the group in which it stands.
 */
export const routes = { ...openScreens, ...orderScreens, ...ownScreens } as const
