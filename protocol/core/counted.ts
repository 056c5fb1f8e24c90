import type { Lang } from './text.ts'

const rules = { en: new Intl.PluralRules('en-US'), es: new Intl.PluralRules('es-US') }

/** What is said of one thing, and what of any other number of them; `#` stands for the number. */
export type Forms = { one: string; other: string }

/** A sentence that counts, in the form that its language has for the number (docs/product/app.md#languages). */
export function counted(lang: Lang, { one, other }: Forms): (count: number) => string {
  return (count) =>
    (rules[lang].select(count) === 'one' ? one : other).replaceAll('#', String(count))
}
