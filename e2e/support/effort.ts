import type { Page } from '@playwright/test'

/** What a task asks of a person. */
export interface Effort {
  /**
   * Presses of a finger; a file and a choice from a list are one each. A photo with the phone's own
   * camera is three: it is opened, its shutter is pressed, and the photo is agreed to.
   */
  taps: number
  /** Fields that were typed into. */
  fields: number
  /** Letters and digits that were typed. */
  characters: number
}

/** How long a person's hands are busy with it: a tap takes 1.1 s and a character 0.28 s. */
export const secondsOf = ({ taps, characters }: Effort): number =>
  Math.round(taps * 1.1 + characters * 0.28)

/** Counts in the page, as it happens, and tells the test. */
function countInPage() {
  const tell = (what: string, size = 0) =>
    (globalThis as unknown as { tellEffort: (what: string, size: number) => void }).tellEffort(
      what,
      size,
    )
  const typed = new WeakMap<Element, number>()
  const before = new WeakMap<Element, number>()
  const isWritten = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement &&
      !['checkbox', 'radio', 'file', 'range'].includes(target.type))
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && tell('tap'), true)
  addEventListener(
    'change',
    ({ target }) => {
      const isFile = target instanceof HTMLInputElement && target.type === 'file'
      const taps = isFile && target.hasAttribute('capture') ? 3 : 1
      if (!isFile && !(target instanceof HTMLSelectElement)) return
      for (let count = 0; count < taps; count++) tell('tap')
    },
    true,
  )
  addEventListener(
    'focusin',
    ({ target }) => isWritten(target) && before.set(target, target.value.length),
    true,
  )
  addEventListener(
    'input',
    ({ target }) => {
      if (!isWritten(target)) return
      const known = typed.get(target)
      if (known === undefined) tell('field')
      const size = target.value.length
      // What stood there already was not typed.
      const there = known ?? before.get(target) ?? 0
      if (size > there) tell('characters', size - there)
      typed.set(target, Math.max(size, known ?? 0))
    },
    true,
  )
}

/** Counts what is done by hand on a page, from now on, also on the screens that come after. */
export async function watchEffort(
  page: Page,
): Promise<(task: () => Promise<void>) => Promise<Effort>> {
  let effort: Effort = { taps: 0, fields: 0, characters: 0 }
  await page.exposeFunction('tellEffort', (what: string, size: number) => {
    if (what === 'tap') effort.taps += 1
    if (what === 'field') effort.fields += 1
    if (what === 'characters') effort.characters += size
  })
  await page.addInitScript(countInPage)
  return async (task) => {
    effort = { taps: 0, fields: 0, characters: 0 }
    await task()
    return effort
  }
}
