/** What a car may need: kinds of maintenance, a recall, its registration. */
export const thingKinds = ['oil', 'tyres', 'brakes', 'check', 'recall', 'registration'] as const

/** Which part of the list is shown; `all` is all that is overdue, due, booked, or comes up. */
export const maintenanceFilters = ['all', 'overdue', 'soon', 'free', 'booked'] as const

/** Where a car is now. */
export const carPlaces = ['free', 'out', 'late', 'workshop', 'offRoad', 'kept'] as const

/** What a car costs that is no service, recall or registration. */
export const otherCosts = ['repair', 'other'] as const

/** How long a visit may be, to choose from; hours. */
export const visitHours = [1, 2, 3, 4, 8, 24, 48, 72] as const

/** So many cars have one recall written down, or are booked, at once. */
export const mostAtOnce = 100

export const mostPapers = 4
