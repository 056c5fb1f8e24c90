import { memo } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Code } from '#web/ui/code.tsx'
import { plannerMessages } from './planner-messages.ts'

/** What each look means, and what each key does. */
export const Legend = memo(function Legend() {
  const words = useMessages(plannerMessages)
  const looks = [
    ['planner-bar is-booked', words.states.booked],
    ['planner-bar is-unconfirmed', words.states.unconfirmed],
    ['planner-bar is-late', words.states.late],
    ['planner-bar is-hold', words.kinds.hold],
    ['planner-bar is-maintenance', words.kinds.maintenance],
    ['planner-bar is-block', words.kinds.block],
    ['planner-gap', words.gap],
  ] as const
  return (
    <>
      <ul className="planner-legend" aria-label={words.legend}>
        {looks.map(([look, name]) => (
          <li key={name}>
            <span aria-hidden="true" className={look} />
            {name}
          </li>
        ))}
      </ul>
      <ul className="planner-keys mt-3" aria-label={words.keysTitle}>
        {words.keys.map(([key, does]) => (
          <li key={key}>
            <Code>{key}</Code> {does}
          </li>
        ))}
      </ul>
    </>
  )
})
