/** The engine-damage fee in cents (docs/product/inspections-and-maintenance.md#engine-damage-fee). */
export const engineDamageFeeCents = 60_000
