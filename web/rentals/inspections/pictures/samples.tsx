import { useState } from 'react'
import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { FilePreview } from '#web/ui/media/file-preview.tsx'
import { pictureMessages } from './messages.ts'

type SamplesProps = { checkpoints: readonly Checkpoint[]; next: Checkpoint | undefined }

/** How the next picture should look, and on request all of them. */
export function Samples({ checkpoints, next }: SamplesProps) {
  const words = useMessages(pictureMessages)
  const [isOpen, setOpen] = useState(false)
  const shown = next ?? checkpoints[0]
  return (
    <div className="grid gap-3">
      <h3>{words.howTo}</h3>
      {shown && (
        <div className="flex items-start gap-3">
          <Sample checkpoint={shown} size="md" />
          <p>
            <b className="block">{shown.title}</b>
            {shown.hint}
          </p>
        </div>
      )}
      <Disclosure asLink summary={words.allSamples} onToggle={setOpen}>
        {isOpen && (
          <ul className="grid gap-3">
            {checkpoints.map((point) => (
              <li key={point.id} className="flex items-start gap-3">
                <Sample checkpoint={point} size="sm" />
                <p>
                  <b className="block">{point.title}</b>
                  {point.hint}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </div>
  )
}

function Sample({ checkpoint, size }: { checkpoint: Checkpoint; size: 'sm' | 'md' }) {
  const words = useMessages(pictureMessages)
  return (
    <span className="flex-none">
      <FilePreview
        name={words.sampleOf(checkpoint.title)}
        url={checkpoint.samplePicture}
        kind="svg"
        size={size}
        sample
      />
    </span>
  )
}
