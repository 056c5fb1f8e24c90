/** The product's name, in one place (DESIGN.md 1). */
export const brand = 'Tramo'
