/**
 * The features of the server, which are the folders of its wings, the lowest floor first. A feature
 * imports only from lower floors; whoever is below and has news tells an event
 * (the `reactions` of a later wing's `wing.ts`), and asks what a later wing knows (its `answers`).
 */
export const floors = [
  // People: whose company it is, and who somebody is.
  'company',
  'files',
  'people',
  'drivers',
  'account',
  'desk',
  'email-change',
  'passkeys',
  // The fleet: what a car costs, what everybody is shown of it, and who may have it when.
  'site',
  'places',
  'fleet',
  'occupancy',
  'pricing',
  'proof',
  'cars',
  // Money: what is paid, and what goes back.
  'evidence',
  'orders',
  'ledger',
  'books',
  'claims',
  'fees',
  'refunds',
  'payments',
  'intents',
  'tolls',
  'papers',
  // A rental as its reader sees it.
  'waiting-list',
  'rentals',
  'contract',
  'holds',
  'appointments',
  'rental-offers',
  'special-requests',
  'confirmation',
  // The car in the renter's hands.
  'inspections',
  'maintenance',
  // How a rental changes and ends.
  'cancellation',
  'extension',
  'swap',
  'overdue',
  'breakdowns',
  'bookings',
  'handover',
  'dashboard',
  'home',
  // What renter and company say to each other.
  'messages',
  'help',
  // What people say of each other.
  'trust',
  'reviews',
  'network',
  'profile',
  'passport',
  // Small jobs between people, beside the rentals, and cars that one of them brings to another area.
  'jobs',
  'job-safety',
  'job-reminders',
  'job-search',
  'relocation',
  // What looks at all of it.
  'reminders',
  'digests',
  'leaving',
  'conduct',
  'opening',
  'garage',
  'moving',
  'month',
  'team',
  'dispute-pack',
  'staff',
  'order-page',
  'planner',
  'callers',
  'search',
] as const
