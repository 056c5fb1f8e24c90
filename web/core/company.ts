import { useSyncExternalStore } from 'react'
import { type CompanyFacts, productName } from '#protocol/core/company-facts.ts'

/** Of a page that no server of ours has sent: nothing is said that might be wrong. */
const unknown: CompanyFacts = {
  name: productName,
  legalName: productName,
  phoneCountry: 'US',
  donationRate: 0,
  promise: { en: 'soon', es: 'pronto' },
}

let facts: CompanyFacts | undefined
const listeners = new Set<() => void>()

/** What the page says of the company (docs/product/company.md). */
export const company = (): CompanyFacts => (facts ??= factsOfPage())

/** The same for the frame around the screens, which is drawn anew when staff set it. */
export const useCompany = (): CompanyFacts => useSyncExternalStore(subscribe, company)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function factsOfPage(): CompanyFacts {
  // A worker has no page.
  if (typeof document === 'undefined') return unknown
  const said = document.querySelector<HTMLMetaElement>('meta[name=company]')?.content
  return said ? (JSON.parse(said) as CompanyFacts) : unknown
}

/** What is given away of each sale, as `10%`. */
export const donationPercent = (): string => `${Math.round(company().donationRate * 1000) / 10}%`

/** In the place of the page: what was saved since it came, and what a test says. */
export function tellCompany(now: CompanyFacts): void {
  facts = now
  for (const listener of listeners) listener()
}
