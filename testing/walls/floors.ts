/**
 * The features of the server, which are the folders of its wings, the lowest floor first. A feature
 * imports only from lower floors; whoever is below and has news tells an event
 * (the `reactions` of a later wing's `wing.ts`).
 */
export const floors = [
  // The base: what everything else stands on.
  'site',
  'places',
  'files',
  'people',
  'trust',
  'drivers',
  'account',
  'email-change',
  'passkeys',
  'fleet',
  'occupancy',
  // What a car costs, and who may have it when.
  'pricing',
  'waiting-list',
  'evidence',
  'orders',
  'ledger',
  // A rental as its reader sees it.
  'rentals',
  'contract',
  'holds',
  'appointments',
  'rental-offers',
  // What renter and company say to each other.
  'messages',
  'special-requests',
  'help',
  'confirmation',
  // The car in the renter's hands.
  'inspections',
  'claims',
  'refunds',
  'maintenance',
  'fees',
  // How a rental changes and ends.
  'cancellation',
  'extension',
  'swap',
  'overdue',
  'bookings',
  'handover',
  'reminders',
  // What both sides say of it afterwards.
  'reviews',
  // Small jobs between people, beside the rentals.
  'jobs',
  'job-safety',
  'job-reminders',
  'job-search',
  // Cars that one of them brings to another area.
  'relocation',
  // What everybody is shown of a car.
  'proof',
  // What looks at all of it.
  'cars',
  'payments',
  'dashboard',
  'papers',
  'home',
  'network',
  'profile',
  'passport',
  'leaving',
  'conduct',
  'staff',
] as const
