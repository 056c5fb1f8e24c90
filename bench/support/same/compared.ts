import { readFileSync } from 'node:fs'
import type { Recorded } from './recorded-app.ts'

const shown = 3
const most = 600

const cut = (value: unknown) => {
  const text = JSON.stringify(value) ?? ''
  return text.length > most ? `${text.slice(0, most)}…` : text
}

/** Where two values first part, as `answer.cars.3.price`. */
function firstDifference(
  a: unknown,
  b: unknown,
  path = '',
): [string, unknown, unknown] | undefined {
  if (JSON.stringify(a) === JSON.stringify(b)) return undefined
  const isBoth = typeof a === 'object' && typeof b === 'object' && a !== null && b !== null
  if (!isBoth || Array.isArray(a) !== Array.isArray(b)) return [path, a, b]
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  for (const name of names) {
    const found = firstDifference(
      (a as Record<string, unknown>)[name],
      (b as Record<string, unknown>)[name],
      path ? `${path}.${name}` : name,
    )
    if (found) return found
  }
  // The same fields in another order.
  return [path, Object.keys(a), Object.keys(b)]
}

/** Each call by its part, operation and how many of it came before. */
function byPlace(file: string): Map<string, Recorded> {
  const counts = new Map<string, number>()
  const calls = JSON.parse(readFileSync(file, 'utf8')) as Recorded[]
  return new Map(
    calls.map((call) => {
      const name = `${call.part} / ${call.operation}`
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return [`${name} / ${count}`, call]
    }),
  )
}

/** Prints of which operations the answers in two files differ. @returns the exit code: 1 when any does */
export function compareAnswers(before: string, after: string): number {
  const [old, now] = [byPlace(before), byPlace(after)]
  const differ = new Map<string, string[]>()
  for (const place of new Set([...old.keys(), ...now.keys()])) {
    const [a, b] = [old.get(place), now.get(place)]
    const found = firstDifference(a, b)
    if (!found) continue
    const operation = (a ?? b)?.operation ?? ''
    const [path, was, is] = found
    const said = `  ${place}: ${a?.asked ?? b?.asked}\n    ${path}\n    before ${cut(was)}\n    now    ${cut(is)}`
    differ.set(operation, [...(differ.get(operation) ?? []), said])
  }
  for (const [operation, said] of differ)
    console.log(`${operation}: ${said.length} differ\n${said.slice(0, shown).join('\n')}`)
  console.log(
    `${old.size} answers before, ${now.size} now; those of ${differ.size} operations differ.`,
  )
  return differ.size > 0 ? 1 : 0
}
