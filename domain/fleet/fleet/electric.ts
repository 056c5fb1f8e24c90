/**
 * An electric car has charge in percent where others have gas in eighths (docs/product/inspections-and-maintenance.md#gas-and-charge). A plug-in
 * hybrid is a hybrid: it comes back with gas.
 */
export const isElectric = (fuel: string): boolean => fuel === 'electric'
