/** How the menu groups the lists of the staff, each by its name in the address. */
export const viewGroups = {
  rentals: [
    'today',
    'planner',
    'overdue',
    'help',
    'messages',
    'bookings',
    'swaps',
    'offers',
    'specialRequests',
  ],
  cars: ['cars', 'inspections', 'maintenance', 'relocations', 'calendars'],
  money: ['payments', 'tolls', 'claims', 'fees', 'month'],
  people: ['people', 'documents', 'reviews', 'trustSeeds'],
  site: ['opening', 'company', 'moving', 'prices', 'team', 'connections', 'texts'],
  record: ['audit'],
} as const

export type ViewName = (typeof viewGroups)[keyof typeof viewGroups][number]
