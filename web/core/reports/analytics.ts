import { addScript } from './add-script.ts'
import { isPublicSite } from './is-public-site.ts'
import { store, stored } from '../storage.ts'
import { watched } from '../api/watched.ts'

/** The address of the analytics script, written into the page by the server when it is configured; none on a developer's own machine. */
function source(): string | undefined {
  if (!isPublicSite()) return undefined
  return document.querySelector<HTMLMetaElement>('meta[name=analytics]')?.content
}

const unanswered = () => source() !== undefined && stored('statistics') === undefined
const question = watched(unanswered())

/** Whether the person still has to be asked; made for `useSyncExternalStore`. */
export const statisticsQuestion = { get: question.get, subscribe: question.subscribe }

/** Keeps the answer; the script comes only with a yes (docs/product/app.md#running-it). */
export function answerStatistics(isAllowed: boolean): void {
  store('statistics', isAllowed ? 'yes' : 'no')
  question.set(false)
  startStatistics()
}

/** Loads the script of somebody who has agreed before. */
export function startStatistics(): void {
  const address = source()
  if (address === undefined || stored('statistics') !== 'yes') return
  addScript(address).catch(() => {})
}
