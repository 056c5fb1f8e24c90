import { cx } from '../cx.ts'

/** A grey stand-in of the coming content; give it a size by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block animate-shimmer rounded-slot bg-[linear-gradient(90deg,var(--color-sunken)_25%,var(--color-line)_50%,var(--color-sunken)_75%)] bg-size-[300%_100%]',
        className,
      )}
    />
  )
}
