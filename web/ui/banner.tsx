import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { uiMessages } from './messages.ts'

type BannerTone = 'info' | 'ok' | 'warn' | 'danger' | 'plain'

const tones: Record<BannerTone, string> = {
  info: 'bg-primary-soft text-on-soft',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  plain: 'bg-sunken text-ink',
}

const icons = {
  info: Info,
  ok: CircleCheck,
  warn: TriangleAlert,
  danger: OctagonAlert,
  plain: Info,
}

type BannerProps = {
  tone?: BannerTone
  icon?: ReactNode
  children: ReactNode
  onDismiss?: () => void
  /** `alert` speaks at once, `status` when there is a pause; without, it is plain text. */
  role?: 'alert' | 'status'
  className?: string
}

/** A soft tint with an icon: a notice in the page. */
export function Banner({ tone = 'info', icon, children, onDismiss, role, className }: BannerProps) {
  const words = useMessages(uiMessages)
  const Icon = icons[tone]
  return (
    <div
      role={role}
      className={cx('flex items-start gap-3 rounded-control px-4 py-3.5', tones[tone], className)}
    >
      <span className="mt-0.5 flex-none">{icon ?? <Icon aria-hidden="true" size={20} />}</span>
      <div className="min-w-0 flex-1">{children}</div>
      {onDismiss && (
        <IconButton label={words.dismiss} onClick={onDismiss} className="-my-2.5 -mr-2">
          <X aria-hidden="true" size={20} />
        </IconButton>
      )}
    </div>
  )
}
