import { useEffect, useRef, useState } from 'react'

/** Whether an element came near the screen: what it holds is fetched then, and not with the page. */
export function useNear<Box extends Element>() {
  const box = useRef<Box>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !box.current) return
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setNear(true)
      },
      { rootMargin: '200px' },
    )
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [isNear])
  return { box, isNear }
}
