import type { ReactNode } from 'react'
import { CarDrawing } from '../media/car-drawing.tsx'

type EmptyStateProps = {
  title: ReactNode
  /** One line. */
  children?: ReactNode
  /** One or two ways out. */
  actions?: ReactNode
  /** The title is the h1 of the screen. */
  heading?: 'h1' | 'h2' | 'h3'
}

/** Nothing here: a silver car, one line, one or two ways out (docs/design.md#components). */
export function EmptyState({ title, children, actions, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2.5 px-5 py-7 text-center">
      <div className="w-full max-w-48">
        <CarDrawing subtype="wagon" colour="silver" />
      </div>
      <Heading
        tabIndex={Heading === 'h1' ? -1 : undefined}
        className={Heading === 'h1' ? '' : 'font-text text-18 font-bold tracking-normal'}
      >
        {title}
      </Heading>
      {children && <div className="max-w-[52ch] text-ink-2">{children}</div>}
      {actions && <div className="mt-1 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
