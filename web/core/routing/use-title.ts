import { useEffect } from 'react'
import { brand } from '../brand.ts'

/** The page's title, as `Cars in Miami · Tramo`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title])
}
