import { sql } from 'kysely'
import type { TestServer } from '#testing/server.ts'

type Fields = Record<string, unknown>

/** Of a kind of thing so many are asked for. */
const most = 12

const periods: Fields[] = [
  {},
  { start: '2026-11-24T10:00', end: '2026-12-05T17:00' },
  { start: '2026-12-01T10:00', end: '2027-01-09T17:00' },
  { start: '2027-03-01T09:00', end: '2027-03-29T12:30' },
]
const filters: Fields[] = [
  {},
  { types: ['van'] },
  { subtypes: ['suv', 'sedan'] },
  { features: ['bluetooth', 'awd'], pm: 'fewer' },
  { features: ['nobody has it'] },
  { bounds: ['37', '-123', '38', '-122'], pm: 'more' },
  { highestPrice: 1200 },
]
const sorts = ['price', 'rating', 'newest', 'distance'] as const

const searches = [undefined, '1', '4'].flatMap((area) =>
  periods.flatMap((period) =>
    filters.flatMap((filter) =>
      sorts.map((sort) => ({ ...(area && { area }), ...period, ...filter, sort })),
    ),
  ),
)

async function column(server: TestServer, select: string): Promise<string[]> {
  const { rows } = await sql.raw<Record<string, string>>(select).execute(server.services.db)
  return rows.flatMap((row) => Object.values(row)[0] ?? [])
}

const each = (name: string, values: readonly string[], more: Fields = {}) =>
  values.map((value) => ({ [name]: value, ...more }))

/** What a read of the demo is asked with by this person: all that they have, and a little of what others have. */
export async function fieldsToRead(
  server: TestServer,
  operation: string,
  userId = 'nobody',
): Promise<Fields[]> {
  const of = (select: string, limit = most) => column(server, `${select} limit ${limit}`)
  const own = await of(
    `select id from rental_order where user_id = '${userId}' order by starts_at desc, id`,
  )
  const isStaff = (await of(`select user_id from staff_member where user_id = '${userId}'`)).length
  const orders =
    own.length > 0 && !isStaff
      ? own
      : await of(
          `select id from (select distinct on (rental_status, confirmation, state) id from rental_order
      order by rental_status, confirmation, state, id) o order by id`,
        )
  const cars = await of(`select id from car order by id`, 40)
  const members = [userId, ...(await of(`select id from app_user order by id`))]
  const jobs =
    await of(`select id from job where owner_id = '${userId}' or assignee_id = '${userId}' or id in (select job_id from relocation)
    or id in (select id from job order by id limit 8) order by id`)
  const limits = [{}, { limit: '3' }]
  const withOrder = each('order', orders)
  const withJob = each('id', jobs)
  const byName: Record<string, () => Fields[] | Promise<Fields[]>> = {
    address: () => [{ id: 'nowhere', search: '3f1d5c1e-5a0e-4c55-9d3c-2f6f5a3b9a10' }],
    addresses: () => [{ q: 'Oakland', search: '3f1d5c1e-5a0e-4c55-9d3c-2f6f5a3b9a10' }],
    appointments: () =>
      orders.flatMap((order) =>
        ['pickup', 'return', 'maintenance', 'swap'].map((kind) => ({ order, kind })),
      ),
    booking: () => [
      ...each('car', cars.slice(0, 8), { ...periods[2], miles: 700 }),
      ...each('car', cars.slice(0, 4), { ...periods[1], pm: 'fewer' }),
      ...withOrder,
    ],
    cars: () => [
      ...searches,
      ...each('car', cars, periods[2]),
      ...each('car', cars.slice(0, 5)),
      { area: '1', limit: 5, ...periods[2], miles: 900, sort: 'price' },
      { cars: cars.slice(0, 7), ...periods[1] },
    ],
    carServiceFormData: () => [{}, ...each('car', cars.slice(0, 6))],
    carServiceHistory: () => each('car', cars.slice(0, most)),
    carServiceHistoryAction: async () =>
      each('objectHistory', await of(`select 'event-' || id from order_event order by id`)),
    connections: () => [{}, { list: 'requests' }, { limit: '3' }],
    dashboard: () => [{}, { showNotification: true }, ...withOrder],
    invitation: () => [{ referral: 'none' }],
    job: () => withJob,
    jobFilters: () => [{}, { type: 'rideRequest' }],
    jobLocation: () => withJob,
    jobs: () => [
      {},
      { limit: '5' },
      { type: 'rideRequest' },
      { status: 'completed' },
      { jobOwnerId: userId },
      { sort: 'newest' },
    ],
    jobSafety: () => withJob,
    maintenanceCheck: () => [...withOrder, ...each('car', cars.slice(0, 6))],
    messages: () => [...withOrder, ...each('job', jobs)],
    myRatings: () => [{}, ...withOrder],
    paymentGateways: () => [{}, ...withOrder],
    places: () => [{}, { q: 'Oak' }, { area: '1' }, { q: 'San', area: '4' }],
    referralTree: () => [{}, ...each('userId', members)],
    relocation: async () => each('id', await of(`select job_id from relocation order by job_id`)),
    relocationCars: () => [{ q: 'toyota' }, { q: 'a' }],
    relocationGaps: () => [{}, { area: '1' }, ...limits],
    reviews: () => each('userId', members),
    specialRequests: () => [{}, ...withOrder],
    staffAudit: async () => [{}, ...each('subject', orders), { cursor: '50' }],
    staffBookings: () => [
      {},
      ...each('filter', ['all', 'pending', 'running']),
      { find: 'a' },
      ...each('find', orders),
    ],
    staffCarProof: async () =>
      each('inspection', await of(`select id from inspection order by submitted_at desc, id`)),
    staffFees: () => [{}, { filter: 'all' }],
    staffHelp: () => [{}, { filter: 'all' }, ...withOrder],
    staffInspections: () => [{}, { filter: 'all' }, ...withOrder],
    staffMaintenance: () => [
      {},
      ...each('filter', ['all', 'soon', 'free', 'overdue', 'booked'], { limit: '500' }),
    ],
    staffPeople: () => [{}, { find: 'a' }, ...each('find', members.slice(1))],
    staffTrustSeeds: () => [{}, { email: 'logan_ramsey@example.com' }],
    trust: () => each('userId', members),
    userDetails: () => each('userId', members),
    whatIf: () => each('order', orders, { end: '2027-02-20T10:00', miles: 1500 }),
  }
  const known = byName[operation]
  if (known) return known()
  if (ofOneOrder.has(operation)) return withOrder
  return operation.startsWith('staff') ? limits : [{}]
}

const ofOneOrder = new Set([
  'carChange',
  'evidence',
  'helpRequests',
  'inspectionGuidelines',
  'orderHistory',
  'paymentState',
  'refundQuote',
  'staffCancelQuote',
  'staffMoney',
  'staffRentalReviews',
])
