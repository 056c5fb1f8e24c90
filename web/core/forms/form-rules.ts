import { onlyEnglishLetters } from '#domain/core/text/rules.ts'
import type { PhoneCountry } from '#domain/core/text/phone-countries.ts'
import { isPhoneOf } from '#domain/core/text/phone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type * as z from 'zod/mini'
import { limitsOf, problemIn } from './limits.ts'
import { say } from './say.ts'

/** A rule of a form field: the sentence when the value breaks it, else true; for `validate` of react-hook-form. */
export type FieldRule = (value: string | undefined) => string | true

/** The message catalogue of docs/product/app.md#texts-in-forms as rules; all but `required` let an empty field pass. */
export const fieldRules = {
  required: ((value) => (value?.trim() ? true : say(fieldError('required')))) satisfies FieldRule,
  englishLetters: ((value) => {
    const text = value?.trim() ?? ''
    return text === '' || onlyEnglishLetters(text) ? true : say(fieldError('englishLetters'))
  }) satisfies FieldRule,
  /** A number as it is written in a country, where it is not the company's of now. */
  phoneOf: (country: PhoneCountry): FieldRule => {
    return (value) => {
      const text = value?.trim() ?? ''
      return text === '' || isPhoneOf(text, country) ? true : say(fieldError('phone'))
    }
  },
  /** What the server asks of a field, by the schema that it checks with. */
  of: (field: z.ZodMiniType): FieldRule => {
    return (value) => {
      const text = value?.trim() ?? ''
      return text === '' ? true : say(problemIn(field, text))
    }
  },
}

/** All rules in order; the first broken one speaks. */
export function all(...rules: FieldRule[]): { validate: FieldRule } {
  return {
    validate: (value) => rules.map((each) => each(value)).find((said) => said !== true) ?? true,
  }
}

/**
 * What the server asks of a field, by the schema that it checks with: that it is there, rules of
 * the form's own, and then the limits of the schema.
 */
export function asked(field: z.ZodMiniType, ...rules: FieldRule[]): { validate: FieldRule } {
  const first = limitsOf(field).required ? [fieldRules.required] : []
  return all(...first, ...rules, fieldRules.of(field))
}
