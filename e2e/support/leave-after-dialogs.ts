import type { Page } from '@playwright/test'

/**
 * A person is never so fast, a test is: it leaves a page only when the history of a dialog that
 * closed is gone. One that is still open is left as it is.
 */
export function leaveAfterDialogs(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const areDone = () =>
    page.waitForFunction(() => {
      const { dialogs = [] } = (history.state ?? {}) as { dialogs?: string[] }
      return dialogs.length === 0 || document.querySelector('[role$=dialog]') !== null
    })
  page.goto = async (...args) => {
    await areDone()
    return goto(...args)
  }
  page.reload = async (...args) => {
    await areDone()
    return reload(...args)
  }
}
