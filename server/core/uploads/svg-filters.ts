/*
 * Effects of a drawing (blur, noise, light) take seconds from a few letters, and no paper or photo
 * needs them. What hides one from here still ends when its time is over (inspectors.ts).
 */

/** All that begins with `fe` is a part of a filter. */
const element = /<(?:[\w.-]+:)?(?:filter|fe[a-z]+)[\s/>]/i
/** As an attribute, or as a property of a style. */
const property = /[\s;"'{]filter[\s]?[=:]/i

/** Whether an SVG has filter effects. */
export function hasFilters(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('utf8')
  return element.test(text) || property.test(text)
}
