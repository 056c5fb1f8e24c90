/** The order whose camera a press on the dashboard asked for; in memory, so that a reload opens none. */
let wanted: string | undefined

/** The next screen at the car opens its camera. */
export function wantCamera(order: string): void {
  wanted = order
}

/** Whether that was pressed for this order; asked once. */
export function takeWanted(order: string): boolean {
  const isWanted = wanted === order
  wanted = undefined
  return isWanted
}
