/** What a company brings along, each as a file; in this order, for a rental names its person (docs/import.md). */
export const moveKinds = ['people', 'rentals', 'reservations', 'services'] as const
export type MoveKind = (typeof moveKinds)[number]

const ofBookings = {
  required: ['source_id', 'person', 'car', 'start', 'end', 'paid_until', 'deposit_usd'],
  optional: [
    'plan',
    'daily_rate_usd',
    'weekly_price_usd',
    'monthly_price_usd',
    'mile_price_cents',
    'included_miles_per_day',
    'taxes',
  ],
} as const

/** The columns of each file: without a required one none of its lines is taken (docs/import.md#a-company-that-moves-in). */
export const moveColumns = {
  people: {
    required: ['source_id', 'first_name', 'last_name'],
    optional: [
      'email',
      'phone',
      'language',
      'birth_date',
      'license_number',
      'license_country',
      'license_state',
      'license_until',
      'license_checked_by',
      'license_checked_on',
      'insurance_company',
      'insurance_policy',
      'insurance_until',
      'insurance_liability_usd',
      'insurance_deductible_usd',
      'insurance_checked_by',
      'insurance_checked_on',
    ],
  },
  rentals: {
    required: [...ofBookings.required, 'start_odometer'],
    optional: [...ofBookings.optional, 'start_gas', 'start_charge', 'odometer_miles', 'contract'],
  },
  reservations: ofBookings,
  services: {
    required: ['source_id', 'car', 'kind', 'date', 'odometer_miles'],
    optional: ['shop', 'cost_usd', 'note'],
  },
} as const satisfies Record<MoveKind, { required: readonly string[]; optional: readonly string[] }>

type ColumnsOf<Kind extends MoveKind> = (typeof moveColumns)[Kind]
/** A column of a kind's file. */
export type MoveColumn<Kind extends MoveKind> =
  | ColumnsOf<Kind>['required'][number]
  | ColumnsOf<Kind>['optional'][number]
