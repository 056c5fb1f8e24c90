import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { uiMessages } from '../messages.ts'

const digits = 6

type MailedCode = {
  /** Why the last code was refused. */
  refusal: string | undefined
  /** What was refused is being mended. */
  forget: () => void
  send: (code: string) => void
  /** The sixth digit sends it; not where a press is the last word, as before an account is deleted. */
  sendsItself?: boolean
}

/** The six digits of a mail, typed or pasted: what their field needs, and the form around it. */
export function useMailedCode({ refusal, forget, send, sendsItself = false }: MailedCode) {
  const words = useMessages(uiMessages)
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    forget()
    setShort(false)
    const typed = target.value.replace(/\D/g, '').slice(0, digits)
    setCode(typed)
    // The same six again are not a try of their own: there are only five.
    if (sendsItself && typed.length === digits && typed !== code) send(typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShort(code.length < digits)
    if (code.length < digits) ref.current?.focus()
    else send(code)
  }
  const field = {
    required: true,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    error: isShort ? words.codeShort : refusal,
    value: code,
    onChange,
  } as const
  return { ref, field, submit }
}
