import { useEffect } from 'react'
import { company } from '../company.ts'

/** The page's title, as `Cars in Miami · Acme Rentals`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${company().name}`
  }, [title])
}
