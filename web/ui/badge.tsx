import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Tone = 'neutral' | 'info' | 'ok' | 'warn' | 'danger' | 'poppy'

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  info: 'bg-primary-soft text-on-soft',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  poppy: 'bg-poppy-soft text-poppy-ink',
}

/** A short status in words; colour only supports it. */
export function Badge({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: Tone
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1.5 text-14 leading-tight font-bold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

/** The poppy number on a button, as «Filters 3». */
export function Count({ children }: { children: ReactNode }) {
  return (
    <span className="min-w-5.5 rounded-full bg-poppy px-1.5 text-center text-14 leading-5.5 font-bold text-on-poppy">
      {children}
    </span>
  )
}
