import {
  CalendarCheck2,
  CalendarClock,
  Car,
  CircleCheck,
  Clock,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react'
import type { Tone } from './now-view.ts'

/** How the band of each tone looks. */
export const bands: Record<Tone, { style: string; icon: LucideIcon }> = {
  calm: { style: 'bg-primary-soft text-on-soft', icon: CalendarCheck2 },
  near: { style: 'bg-poppy-soft text-poppy-ink', icon: Car },
  due: { style: 'bg-warn-soft text-warn', icon: TriangleAlert },
  red: { style: 'bg-danger text-surface', icon: Clock },
  done: { style: 'bg-ok-soft text-ok', icon: CircleCheck },
  quiet: { style: 'bg-sunken text-ink', icon: CalendarClock },
}
