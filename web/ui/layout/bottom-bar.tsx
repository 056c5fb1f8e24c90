import { type ReactNode, useEffect } from 'react'
import { cx } from '../cx.ts'

type BottomBarProps = {
  /** The landmark's name, such as «Price and booking». */
  label: string
  /** Also on wide screens. */
  always?: boolean
  children: ReactNode
}

const barHeight = '76px'

/** The fixed bar of a phone screen: the total and one button. Use `<Page hasBar>` with it. */
export function BottomBar({ label, always, children }: BottomBarProps) {
  useEffect(() => {
    document.documentElement.style.setProperty('--bar-height', barHeight)
    return () => {
      document.documentElement.style.removeProperty('--bar-height')
    }
  }, [])
  return (
    <section
      aria-label={label}
      className={cx(
        '@container fixed inset-x-0 bottom-0 z-15 border-t border-line bg-surface px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] shadow-3',
        !always && 'lg:hidden',
      )}
    >
      {/* Where the text is so large that total and button do not stand side by side, they stand one below the other. */}
      <div className="mx-auto flex max-w-[1168px] items-center gap-3 @max-[14rem]:flex-col @max-[14rem]:items-stretch @max-[14rem]:gap-1">
        {children}
      </div>
    </section>
  )
}
