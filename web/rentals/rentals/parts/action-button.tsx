import type { ReactNode } from 'react'
import type { ButtonLook } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { type ActionName, lookOf } from '../action-looks.ts'
import type { Open } from '../shown.ts'
import { wantCamera } from '../wanted-camera.ts'

type ActionButtonProps = ButtonLook & {
  action: ActionName
  order: string
  open: Open
  className?: string
  children: ReactNode
}

/** The next thing at the car is a photo. */
const opensCamera = (action: ActionName) => action === 'arrive' || action === 'getKeys'

/** The way to an action: a link to its screen, or a button that opens its dialog. */
export function ActionButton({ action, order, open, children, ...look }: ActionButtonProps) {
  const way = lookOf(action, order)
  const Icon = way.icon
  const content = (
    <>
      <Icon aria-hidden="true" size={20} className="flex-none" />
      {children}
    </>
  )
  if ('place' in way) {
    return (
      <LinkButton
        to={way.place.path}
        search={way.place.query}
        {...look}
        onClick={() => opensCamera(action) && wantCamera(order)}
      >
        {content}
      </LinkButton>
    )
  }
  return (
    <Button {...look} onClick={() => open(way.dialog)}>
      {content}
    </Button>
  )
}
