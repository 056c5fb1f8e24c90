import type { arriveMessages } from './arrive-messages.ts'
import type { Place } from './use-ask.ts'

const feetAMile = 5280
/** Above it a number of feet tells nobody anything. */
const mostFeet = 1000

/** How near the car is, if the device knows; in words that hold for what it may be off by. */
export function nearText({ nearFeet }: Place, words: (typeof arriveMessages)['en']): string {
  if (nearFeet === undefined) return words.saved
  return nearFeet <= mostFeet
    ? words.feet(nearFeet)
    : words.miles((nearFeet / feetAMile).toFixed(1))
}

/** 1.4, 2,390: whole miles where tenths say nothing. */
export const shownMiles = (miles: number) =>
  miles < 10 ? miles.toFixed(1) : Math.round(miles).toLocaleString('en-US')
