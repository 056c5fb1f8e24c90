import { divideHalfUp } from './half-up.ts'

/** So many percent of the battery may be missing and cost nothing (docs/product/inspections-and-maintenance.md#inspection). */
export const freeChargePercent = 10

/** What a car had in its tank or battery when its keys were taken and when they came back. */
export type Energy =
  | {
      kind: 'gas'
      /** Eighths of the tank. */
      start: number
      end: number
      tankGallons: number
      gasPriceCents: number
    }
  | {
      kind: 'charge'
      /** Percent of the battery. */
      start: number
      end: number
      batteryKwh: number
      kwhPriceCents: number
    }

/** What was in tank or battery at the start, and what filling it costs; cents. */
export type Fuel =
  | { kind: 'gas'; start: number | undefined; tankGallons: number; gasPriceCents: number }
  | { kind: 'charge'; start: number | undefined; batteryKwh: number; kwhPriceCents: number }

/** An end that nobody read is as the start was. */
export function energyFrom(fuel: Fuel, level: number | undefined): Energy {
  const end = level ?? fuel.start ?? (fuel.kind === 'gas' ? 8 : 100)
  return { ...fuel, start: fuel.start ?? end, end }
}

/** What is missing, as a line of the settlement; cents, rounded once. */
type EnergyLine = {
  code: 'gas' | 'charging'
  quantity: number
  unit: 'eighth' | 'percent'
  /** Of one eighth; of the whole battery. */
  unitPrice: number
  amount: number
}

/**
 * Missing gas is eighths × tank × gas price. Of a battery only what is missing beyond the free
 * percent counts, at the area's price of a kWh. What is more than before is not paid back
 * (docs/product/accounts.md#drivers, docs/product/inspections-and-maintenance.md#gas-and-charge).
 */
export function energyLine(energy: Energy): EnergyLine {
  const missing = Math.max(0, energy.start - energy.end)
  if (energy.kind === 'charge') {
    const { batteryKwh, kwhPriceCents } = energy
    const paid = Math.max(0, missing - freeChargePercent)
    return {
      code: 'charging',
      quantity: paid,
      unit: 'percent',
      unitPrice: batteryKwh * kwhPriceCents,
      amount: divideHalfUp(paid * Math.round(batteryKwh * 10) * kwhPriceCents, 1000),
    }
  }
  const { tankGallons, gasPriceCents } = energy
  return {
    code: 'gas',
    quantity: missing,
    unit: 'eighth',
    unitPrice: (tankGallons * gasPriceCents) / 8,
    amount: divideHalfUp(missing * Math.round(tankGallons * 10) * gasPriceCents, 80),
  }
}
