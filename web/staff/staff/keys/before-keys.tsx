import { formatDay } from '#domain/core/time/format-date.ts'
import type { ListedDriver, Missing } from '#protocol/rentals/confirmation/missing-for-keys.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { missingMessages } from './missing-messages.ts'

type BeforeKeysProps = { drivers: readonly ListedDriver[]; missing: readonly Missing[] }

/** What is missing before the keys, one line each, with whose it is. */
export function useMissingLines({ drivers, missing }: BeforeKeysProps): string[] {
  const words = useMessages(missingMessages)
  return missing.map(({ code, driver, why }) => {
    const name = drivers.find(({ driverId }) => driverId === driver)?.name
    const what = why ? `${words.codes[code]}: ${words.gaps[why]}` : words.codes[code]
    return name ? `${name}. ${what}` : what
  })
}

/** Who drives, with the state of each paper, and what is missing before the keys. */
export function BeforeKeys(props: BeforeKeysProps) {
  const words = useMessages(missingMessages)
  const lines = useMissingLines(props)
  const paper = (label: string, { verification, expirationDate }: ListedDriver['license']) => {
    const state = verification === 'verified' ? words.verified : words.gaps[verification]
    const until = expirationDate ? `, ${words.untilDay(formatDay(expirationDate))}` : ''
    return `${label}: ${state}${until}`
  }
  return (
    <>
      {props.drivers.length > 0 && (
        <section aria-label={words.drivers} className="grid gap-2">
          <h3 className="text-14 text-ink-2">{words.drivers}</h3>
          <ul className="grid gap-2">
            {props.drivers.map((driver) => (
              <li key={driver.driverId}>
                <b>{driver.name}</b>
                {driver.birthDate && `, ${words.born(formatDay(driver.birthDate))}`}
                <span className="block text-14 text-ink-2">
                  {paper(words.license, driver.license)}
                </span>
                <span className="block text-14 text-ink-2">
                  {paper(words.insurance, driver.insurance)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {lines.length > 0 && (
        <Banner tone="warn">
          <p className="font-bold">{words.missing}</p>
          <ul className="list-disc pl-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}
