import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type Way = { label: string; onPress: () => void }

type LinkQuestionProps = { title: ReactNode; no: Way; yes: Way; children: ReactNode }

/** What a mailed link has to ask before any screen is shown: one question, two ways on. */
export function LinkQuestion({ title, no, yes, children }: LinkQuestionProps) {
  return (
    <>
      <h1>{title}</h1>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={no.onPress}>
          {no.label}
        </Button>
        <Button onClick={yes.onPress}>{yes.label}</Button>
      </div>
    </>
  )
}
