/** What a car needs again and again (docs/product/inspections-and-maintenance.md#maintenance-items). */
export type MaintenanceKind = 'oil' | 'tyres' | 'brakes' | 'check'

/** How often: by miles, by days, or whichever comes first. */
export type Interval = { miles: number; days: number }

const intervals: Record<MaintenanceKind, Interval> = {
  oil: { miles: 5_000, days: 180 },
  tyres: { miles: 6_000, days: 180 },
  brakes: { miles: 12_000, days: 365 },
  check: { miles: 10_000, days: 365 },
}

/** The plan that every car of the fleet starts with; an electric one has no oil to change. */
export function standardPlan(fuel: string): { kind: MaintenanceKind; every: Interval }[] {
  return (Object.keys(intervals) as MaintenanceKind[])
    .filter((kind) => kind !== 'oil' || fuel !== 'electric')
    .map((kind) => ({ kind, every: intervals[kind] }))
}
