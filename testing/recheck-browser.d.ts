/** The form of `recheck` that is nothing but JavaScript; the other starts programs of its own. */
declare module 'recheck/lib/browser.js' {
  export { checkSync } from 'recheck'
}
