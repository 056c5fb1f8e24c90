import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { type ButtonLook, buttonStyle } from './button-style.ts'
import { cx } from './cx.ts'
import { uiMessages } from './messages.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'children'> &
  ButtonLook & {
    children: ReactNode
    /** The action is under way: keeps its width, says «Sending», ignores presses. */
    busy?: boolean
    busyLabel?: string
    /** Why it cannot be pressed now; it stays focusable and says so (docs/design.md#components). */
    disabledReason?: string
  }

/** A button; `type` is `button` unless said otherwise. */
export function Button({
  variant,
  size,
  full,
  busy = false,
  busyLabel,
  disabledReason,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const words = useMessages(uiMessages)
  const reasonId = useId()
  const off = disabledReason !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || off) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <button
        {...rest}
        type={type}
        onClick={press}
        className={cx(buttonStyle({ variant, size, full }, off), className)}
        aria-disabled={busy || off || undefined}
        aria-describedby={off ? reasonId : rest['aria-describedby']}
      >
        {/* One over the other: as wide as before, or as the longer of the two. */}
        <span className="inline-grid *:[grid-area:1/1]">
          <span
            className={cx('inline-flex items-center justify-center gap-2', busy && 'invisible')}
          >
            {children}
          </span>
          {busy && (
            <span className="inline-flex items-center justify-center gap-2">
              <Spinner />
              {busyLabel ?? words.busy}
            </span>
          )}
        </span>
      </button>
      {off && (
        <span id={reasonId} className="sr-only">
          {disabledReason}
        </span>
      )}
    </>
  )
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4.5 animate-spin rounded-full border-3 border-current border-r-transparent motion-reduce:border-dotted motion-reduce:border-r-current"
    />
  )
}
