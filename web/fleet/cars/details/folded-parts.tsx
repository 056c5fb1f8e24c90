import {
  BookOpen,
  type LucideIcon,
  ListChecks,
  MessageSquare,
  PackagePlus,
  ShieldCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'

export const foldIcons = {
  extras: PackagePlus,
  cover: ShieldCheck,
  features: ListChecks,
  request: MessageSquare,
  rules: BookOpen,
} satisfies Record<string, LucideIcon>

type FoldProps = {
  icon: keyof typeof foldIcons
  title: string
  /** What it comes to, without opening it. */
  says?: ReactNode
  children: ReactNode
}

/** One of the parts that whoever wants it opens. */
export function Fold({ icon, title, says, children }: FoldProps) {
  const Icon = foldIcons[icon]
  return (
    <li className="border-t border-line first:border-0">
      <Disclosure
        summary={
          <span className="flex min-w-0 flex-wrap items-center gap-x-3">
            <Icon aria-hidden="true" size={20} className="flex-none text-primary" />
            <b className="mr-auto">{title}</b>
            {says !== undefined && <span className="text-ink-2">{says}</span>}
          </span>
        }
      >
        <div className="pt-2 pb-3">{children}</div>
      </Disclosure>
    </li>
  )
}
