import { isEmail, isPhone, onlyEnglishLetters } from '#domain/text/rules.ts'
import { type FieldMessageKey, fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import * as z from 'zod/mini'
import { language } from '../i18n.ts'

/** A rule of a form field: the sentence when the value breaks it, else true; for `validate` of react-hook-form. */
export type FieldRule = (value: string | undefined) => string | true

/** The sentence for a key of the field messages, in the current language. */
export function say(problem: string | undefined): string | true {
  return problem === undefined ? true : fieldMessage(problem, language())
}

function rule(key: FieldMessageKey, holds: (value: string) => boolean): FieldRule {
  return (value) => {
    const text = value?.trim() ?? ''
    return text === '' || holds(text) ? true : fieldMessage(fieldError(key), language())
  }
}

/** The message catalogue of docs/product/app.md#texts-in-forms as rules; all but `required` let an empty field pass. */
export const fieldRules = {
  required: ((value) =>
    value?.trim() ? true : fieldMessage(fieldError('required'), language())) satisfies FieldRule,
  email: rule('email', isEmail),
  phone: rule('phone', isPhone),
  englishLetters: rule('englishLetters', (text) => onlyEnglishLetters(text)),
  /** What the server asks of a field, by the schema that it checks with: least and most characters. */
  of: (field: z.ZodMiniType): FieldRule => {
    return (value) => {
      const text = value?.trim() ?? ''
      const { error } = z.safeParse(field, text === '' ? undefined : text)
      return text === '' || !error ? true : fieldMessage(error.issues[0]?.message ?? '', language())
    }
  },
  max:
    (count: number): FieldRule =>
    (value) =>
      (value?.trim().length ?? 0) <= count
        ? true
        : fieldMessage(fieldError('maxCharacters', count), language()),
}

/** All rules in order; the first broken one speaks. */
export function all(...rules: FieldRule[]): { validate: FieldRule } {
  return {
    validate: (value) => rules.map((each) => each(value)).find((said) => said !== true) ?? true,
  }
}
