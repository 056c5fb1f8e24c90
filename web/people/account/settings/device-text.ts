import type { Session } from '#protocol/people/account/sessions.ts'
import { languageTag } from '#web/core/i18n.ts'

/* Names, the same in every language. */
const browsers: Partial<Record<NonNullable<Session['browser']>, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
}
const systems: Partial<Record<NonNullable<Session['system']>, string>> = {
  android: 'Android',
  chromeos: 'Chromebook',
  ios: 'iPhone',
  ipados: 'iPad',
  linux: 'Linux',
  macos: 'Mac',
  windows: 'Windows',
}

/** Browser and system by the names that people know; what is unknown is left out. */
export function deviceNames({ browser, system }: Pick<Session, 'browser' | 'system'>) {
  return {
    browser: browser && browsers[browser],
    system: system && systems[system],
  }
}

/** A zone as people call it, such as Pacific Time; undefined for one that this browser does not know. */
export function zoneText(timeZone: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat(languageTag(), { timeZone, timeZoneName: 'longGeneric' })
    return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value
  } catch {
    return undefined
  }
}
