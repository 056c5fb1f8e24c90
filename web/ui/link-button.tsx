import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyle } from './button-style.ts'
import { cx } from './cx.ts'

type AnchorProps = ComponentProps<'a'> & ButtonLook

function Anchor({ variant, size, full, className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={cx(buttonStyle({ variant, size, full }), className)}>
      {children}
    </a>
  )
}

/** A link that looks like a button: `<LinkButton to={routes.results} search={{ area }}>`. */
export const LinkButton = createLink(Anchor)
