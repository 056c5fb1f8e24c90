type Place = { address: string; city: string }

/**
 * Where the keys are: where the car stands once the order is paid, until then the area's place
 * (docs/product/search.md#areas: the address comes after payment only). Screens, mails and papers all say the same.
 */
export function pickupPlace(
  isPaid: boolean,
  { address, city }: Place,
  area: { pickup_address: string },
): string {
  if (!isPaid) return area.pickup_address
  return address.includes(city) ? address : `${address}, ${city}`
}
