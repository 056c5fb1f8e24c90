import { typedCents } from '#domain/core/text/typed-cents.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import type { addWaitingList } from '#protocol/rentals/waiting-list/add-waiting-list.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { say } from '#web/core/forms/say.ts'
import { momentProblem } from '#web/ui/dates/date-rules.ts'

/** What the form holds; moments are YYYY-MM-DDTHH:mm on the area's wall clock. */
export type EntryValues = {
  area: string
  start: string | undefined
  end: string | undefined
  openEnd: boolean
  types: string[]
  features: string[]
  /** Dollars as typed. */
  highestMonthPrice: string
}

export type EntryErrors = Partial<Record<keyof EntryValues, string>>

/** The values as `addWaitingList` takes them; call it when `entryErrors` is empty. */
export function entryFields(values: EntryValues): InputOf<typeof addWaitingList> {
  return {
    area: values.area,
    start: values.start ?? '',
    end: values.openEnd ? undefined : values.end,
    types: values.types,
    features: values.features,
    highestMonthPrice: values.highestMonthPrice.trim() || undefined,
  }
}

/** What is wrong, a sentence for each field; `earliest` is the area's clock (docs/product/app.md#dates). */
export function entryErrors(values: EntryValues, earliest: string): EntryErrors {
  const { start, end, openEnd, highestMonthPrice } = values
  const problems: Partial<Record<keyof EntryValues, string | undefined>> = {
    area: values.area ? undefined : fieldError('required'),
    start: momentProblem(start, { required: true, min: earliest }),
    end: openEnd ? undefined : momentProblem(end, { required: true, start }),
    highestMonthPrice: priceProblem(highestMonthPrice),
  }
  const said: EntryErrors = {}
  for (const [name, problem] of Object.entries(problems)) {
    const sentence = say(problem)
    if (sentence !== true) said[name as keyof EntryValues] = sentence
  }
  return said
}

function priceProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined
  const cents = typedCents(text)
  if (cents === undefined) return fieldError('numbers')
  return cents >= 100 ? undefined : fieldError('min', 1)
}
