import type { Page } from '@playwright/test'

/**
 * Everything a person reads or hears on the screen as it is now: text, names for screen readers,
 * placeholders, tooltips, descriptions of pictures, and the title. What carries a `lang` of its own
 * is left out.
 */
export async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>([document.title])
    const isForeign = (element: Element) =>
      element.closest('body [lang], script, style, noscript, template') !== null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent && !isForeign(parent)) found.add(walker.currentNode.nodeValue ?? '')
    }
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!isForeign(element)) found.add(element.getAttribute(name) ?? '')
    return [...found].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
  })
}
