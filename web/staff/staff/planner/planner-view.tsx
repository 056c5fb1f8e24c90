import { useIsDesk } from '../desk/use-is-desk.ts'
import { PlannerDesk } from './planner-desk.tsx'
import { PlannerStack } from './planner-stack.tsx'
import { useAsked } from './planner-tools.tsx'
import './planner.css'

/** Who has which car when (docs/product/staff.md#planner). */
export function PlannerView() {
  const asked = useAsked()
  const isDesk = useIsDesk()
  return isDesk ? <PlannerDesk asked={asked} /> : <PlannerStack asked={asked} />
}
