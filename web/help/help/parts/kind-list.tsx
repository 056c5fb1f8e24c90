import {
  CarFront,
  ChevronRight,
  CircleHelp,
  KeyRound,
  Receipt,
  ShieldAlert,
  Truck,
  Wrench,
} from 'lucide-react'
import type { HelpKind } from '#protocol/help/help/choices.ts'
import { useMessages } from '#web/core/i18n.ts'
import { helpMessages } from '../help-messages.ts'

const icons: Record<HelpKind, typeof Truck> = {
  accidentReport: ShieldAlert,
  breakdownReport: Wrench,
  damageReport: CarFront,
  towingRequest: Truck,
  lostKeys: KeyRound,
  ticketReport: Receipt,
  helpRequest: CircleHelp,
}

/** What can have happened, the urgent things first. */
export function KindList({ onChoose }: { onChoose: (kind: HelpKind) => void }) {
  const words = useMessages(helpMessages)
  return (
    <ul className="grid gap-2.5 sm:grid-cols-2">
      {(Object.keys(icons) as HelpKind[]).map((kind) => {
        const Icon = icons[kind]
        return (
          <li key={kind}>
            <button
              type="button"
              onClick={() => onChoose(kind)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control border-[1.5px] border-line-strong bg-surface px-4 py-2.5 text-left hover:bg-sunken"
            >
              <Icon aria-hidden="true" size={24} className="flex-none text-primary" />
              <span className="min-w-0 flex-1">
                <span className="block font-bold">{words.kinds[kind].name}</span>
                <span className="block text-14 text-ink-2">{words.kinds[kind].text}</span>
              </span>
              <ChevronRight aria-hidden="true" size={20} className="flex-none text-ink-2" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
