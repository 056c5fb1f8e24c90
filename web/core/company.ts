import { useSyncExternalStore } from 'react'
import type { CompanyFacts } from '#protocol/core/company-facts.ts'

/** Of a page that no server of ours has sent: nothing is said that might be wrong. */
const unknown: CompanyFacts = { donationRate: 0, helpsUkraine: false, isSample: false }

function factsOfPage(): CompanyFacts {
  const said = document.querySelector<HTMLMetaElement>('meta[name=company]')?.content
  return said ? { ...unknown, ...(JSON.parse(said) as CompanyFacts) } : unknown
}

let facts: CompanyFacts | undefined
const listeners = new Set<() => void>()

/** What the page knows of the company (docs/product/company.md). */
export const company = (): CompanyFacts => (facts ??= factsOfPage())

/** Tells the screens what is known now. */
export function tellCompany(now: CompanyFacts): void {
  facts = now
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useCompany = (): CompanyFacts => useSyncExternalStore(subscribe, company)
