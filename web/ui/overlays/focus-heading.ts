/** The screen's heading takes the focus where what had it is gone: else Tab would begin at the top. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus()
}
