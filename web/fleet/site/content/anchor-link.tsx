import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { showAnchor } from './use-anchor.ts'

type AnchorLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string }

/** A link to a heading of the same screen. The router's own would call each of them the current page. */
export function AnchorLink({ to, children, ...rest }: AnchorLinkProps) {
  const router = useRouter()
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Going to the address where one is already would bring back the old place instead.
    if (router.state.location.hash !== to) {
      void router.navigate({ to: '.', search: true, hash: to })
    }
    showAnchor(to)
  }
  return (
    <a {...rest} href={`#${to}`} onClick={go}>
      {children}
    </a>
  )
}
