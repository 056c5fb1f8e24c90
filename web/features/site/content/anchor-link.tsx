import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { showAnchor } from './use-anchor.ts'

type AnchorLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string }

/** A link to a heading of the same screen. The router's own would call each of them the current page. */
export function AnchorLink({ to, children, ...rest }: AnchorLinkProps) {
  const navigate = useNavigate()
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate({ to: '.', search: true, hash: to })
    // The address stays as it is when the same heading is asked for again after scrolling on.
    showAnchor(to)
  }
  return (
    <a {...rest} href={`#${to}`} onClick={go}>
      {children}
    </a>
  )
}
