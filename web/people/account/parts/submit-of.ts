import type { FormEvent } from 'react'
import { focusFirstWrong } from '#web/core/routing/focus.ts'
import type { Part } from '../papers/part.ts'

/** What the button of a form does that is saved by itself. */
export function submitOf(part: Part) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const frame = event.currentTarget
    void part.check().then((isRight) => {
      if (isRight) void part.save()
      else focusFirstWrong(frame)
    })
  }
}
