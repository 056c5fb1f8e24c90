import { moveKinds } from '#protocol/staff/moving/kinds.ts'
import { useMessages } from '#web/core/i18n.ts'
import { MoveFile } from './move-file.tsx'
import { MovedIn } from './moved-in.tsx'
import { movingMessages } from './moving-messages.ts'

/** What a company brings along, file by file, and whom of it it invites (docs/product/company.md#moving-in). */
export function MovingView() {
  const words = useMessages(movingMessages)
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{words.intro}</p>
      {moveKinds.map((kind, index) => (
        <MoveFile key={kind} kind={kind} number={index + 1} />
      ))}
      <MovedIn />
    </div>
  )
}
