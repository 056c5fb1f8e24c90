import type { Position } from './sphere.ts'

/* A point of the map as maps write it and people paste it (docs/product/company.md#areas): `27.9506, -82.4572`. */

/** Two numbers of degrees, the latitude first, each with a sign or a letter; O is the west in Spanish. */
const two =
  /^([+-]?\d{1,3}(?:[.,]\d{1,15})?) ?°? ?([NS])?(?: ?[;,] ?| )([+-]?\d{1,3}(?:[.,]\d{1,15})?) ?°? ?([EWO])?$/i

/** The point that a text says, to about a metre; undefined when it says none. */
export function readPoint(text: string): Position | undefined {
  const line = text.replaceAll(/[()]/g, ' ').replaceAll(/[−–]/g, '-').replaceAll(/\s+/g, ' ').trim()
  const [, north, northLetter = '', east, eastLetter = ''] = two.exec(line) ?? []
  if (north === undefined || east === undefined) return undefined
  const latitude = degreesOf(north, /s/i.test(northLetter))
  const longitude = degreesOf(east, /[wo]/i.test(eastLetter))
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined
}

function degreesOf(typed: string, isOpposite: boolean): number {
  const degrees = Math.round(Number(typed.replace(',', '.')) * 1e5) / 1e5
  // Not -0, which would be another point to whoever compares.
  return (isOpposite ? -Math.abs(degrees) : degrees) || 0
}

/** A point as it is typed. */
export const typedPoint = ({ latitude, longitude }: Position): string => `${latitude}, ${longitude}`
