/** More miles than anybody drives in one trip. */
export const mostTripMiles = 20_000
