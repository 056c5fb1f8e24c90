import { useEffect, useState } from 'react'

/** Below the sticky header and above the middle: where the eyes are. */
const readingBand = '-104px 0px -55% 0px'

/** The first of these sections that is being read, by the anchor of its heading. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const order = key.split(' ')
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby')
          if (id && isIntersecting) seen.add(id)
          else if (id) seen.delete(id)
        }
        const first = order.find((id) => seen.has(id))
        if (first) setCurrent(first)
      },
      { rootMargin: readingBand },
    )
    for (const id of order) {
      const section = document.getElementById(id)?.closest('section')
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
