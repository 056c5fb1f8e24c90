/** What a company brings along, each as a file; in this order, for a rental names its person (docs/import.md). */
export const moveKinds = ['people', 'rentals', 'reservations', 'services'] as const
export type MoveKind = (typeof moveKinds)[number]
