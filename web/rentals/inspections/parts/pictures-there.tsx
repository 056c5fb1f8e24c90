import { CircleCheck } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { keysMessages } from '../keys-messages.ts'

/** The inspection of an earlier try arrived: nobody takes the pictures twice. */
export function PicturesThere({ title }: { title: string }) {
  const words = useMessages(keysMessages)
  return (
    <Card className="grid gap-3">
      <h2>{title}</h2>
      <p className="flex items-center gap-2 text-ok">
        <CircleCheck aria-hidden="true" size={20} className="flex-none" />
        {words.photosThere}
      </p>
    </Card>
  )
}
