/** The product's name, in one place (docs/design.md#brand). */
export const brand = 'Tramo'
