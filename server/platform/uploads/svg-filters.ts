/*
 * Effects of a drawing (blur, noise, light) take seconds from a few letters, and no paper or photo
 * needs them. What hides one from here still ends when its time is over (file-scanners.ts).
 */

const element = /<(?:[\w.-]+:)?(filter|fe[a-z]+)[\s/>]/gi
const filters = new Set(
  `filter feblend fecolormatrix fecomponenttransfer fecomposite feconvolvematrix fediffuselighting
  fedisplacementmap fedropshadow feflood fegaussianblur feimage femerge femorphology feoffset
  fespecularlighting fetile feturbulence`.split(/\s+/),
)
/** As an attribute, or as a property of a style. */
const property = /[\s;"'{]filter[\s]?[=:]/i

/** Whether an SVG has filter effects. */
export function hasFilters(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('utf8')
  for (const [, name = ''] of text.matchAll(element))
    if (filters.has(name.toLowerCase())) return true
  return property.test(text)
}
