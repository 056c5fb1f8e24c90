import { fieldMessage } from '#protocol/core/field-messages.ts'
import { language } from '../i18n.ts'

/** The sentence for a key of the field messages, in the current language. */
export function say(problem: string | undefined): string | true {
  return problem === undefined ? true : fieldMessage(problem, language())
}
