import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** An order id, a plate or the number of a paper: here a zero has its slash, so that it is no O (docs/design.md#tokens). */
export function Code({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={cx('font-code', className)}>{children}</span>
}

/** Five or more capitals and digits of both kinds: an order, a plate, a license. */
const isCode = (word: string) =>
  word.length >= 5 && /^[A-Z0-9-]+$/.test(word) && /\d/.test(word) && /[A-Z]/.test(word)

/** A sentence whose codes are set as such; what stands between them stays one text. */
export function CodesIn({ text }: { text: string }) {
  const pieces: ReactNode[] = []
  let plain = ''
  for (const [index, word] of text.split(/([\w-]+)/).entries()) {
    if (isCode(word)) {
      pieces.push(plain, <Code key={index}>{word}</Code>)
      plain = ''
    } else plain += word
  }
  return [...pieces, plain]
}
