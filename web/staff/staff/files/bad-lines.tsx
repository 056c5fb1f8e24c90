import { useMessages } from '#web/core/i18n.ts'
import { fileMessages } from './file-messages.ts'

type BadLinesProps = {
  bad: readonly { line: number; reason: string }[]
  /** How many there are; not all of them are listed. */
  badInAll: number
}

/** The lines of a file that cannot be taken, each with why; the reasons speak of columns, in English. */
export function BadLines({ bad, badInAll }: BadLinesProps) {
  const words = useMessages(fileMessages)
  return (
    <>
      <p className="font-bold text-danger">{words.bad(badInAll)}</p>
      <ul className="grid gap-1">
        {bad.map(({ line, reason }) => (
          <li key={`${line} ${reason}`} className="break-words">
            {words.line(line)}: <span lang="en">{reason}</span>
          </li>
        ))}
        {badInAll > bad.length && <li>{words.more(badInAll - bad.length)}</li>}
      </ul>
    </>
  )
}
