import { LifeBuoy } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { whenIdle } from '#web/core/when-idle.ts'
import { Button } from '#web/ui/button.tsx'
import { helpMessages } from './help-messages.ts'
import type { HelpProps } from './help-props.ts'

const load = () => import('./help-sheet.tsx')
const HelpSheet = lazy(async () => ({ default: (await load()).HelpSheet }))

/** Opens the help card; it is fetched while the screen rests, so that it is there without signal. */
export function HelpButton(props: HelpProps) {
  const words = useMessages(helpMessages)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => whenIdle(() => void load().then((sheet) => sheet.keepReady(props))), [props])
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <LifeBuoy aria-hidden="true" size={20} />
        {words.help}
      </Button>
      <Suspense>{isOpen && <HelpSheet {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
