import { useState } from 'react'
import { staffCarProof, staffReleasePhotos, staffTakeBackPhotos } from '#protocol/fleet/names.ts'
import type { StaffCarProof } from '#protocol/fleet/proof/staff-car-proof.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { OwnNote } from '../own-note.tsx'
import { useDecide } from '../use-decide.ts'
import { carPageMessages } from './car-page-messages.ts'
import { KnownMarks } from './known-marks.tsx'

/** What the car of an inspection shows everybody, and what of this inspection it could (docs/product/staff.md#photos-of-cars). */
export function CarPage({ inspection }: { inspection: string }) {
  const { data } = useRead(staffCarProof, { inspection })
  const proof = data?.proof
  if (!proof) return <Skeleton className="h-40" />
  return <Choice key={proof.version} inspection={inspection} proof={proof} />
}

function Choice({ inspection, proof }: { inspection: string; proof: StaffCarProof }) {
  const words = useMessages(carPageMessages)
  const { version, photos, own, isOlder } = proof
  const release = useDecide(staffReleasePhotos, staffCarProof)
  const takeBack = useDecide(staffTakeBackPhotos, staffCarProof)
  const shown = photos.filter(({ isShown }) => isShown)
  const [leftOut, setLeftOut] = useState(() =>
    shown.length > 0
      ? photos.filter(({ isShown }) => !isShown).map(({ checkpoint }) => checkpoint)
      : [],
  )
  const isBusy = release.isPending || takeBack.isPending
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3>{words.title}</h3>
        <Badge tone={shown.length > 0 ? 'ok' : undefined}>
          {shown.length > 0 ? words.shown(shown.length) : words.notShown}
        </Badge>
      </div>
      {isOlder && <p className="text-ink-2">{words.isOlder}</p>}
      {own ? (
        <OwnNote />
      ) : (
        <>
          {photos.length > 0 && !isOlder && (
            <>
              <p className="text-14 text-ink-2">{words.hint}</p>
              <ul className="grid gap-x-4 sm:grid-cols-4">
                {photos.map(({ checkpoint, title }) => (
                  <li key={checkpoint}>
                    <Checkbox
                      aria-label={words.leaveIn(title)}
                      checked={!leftOut.includes(checkpoint)}
                      onChange={({ target }) =>
                        setLeftOut((before) =>
                          target.checked
                            ? before.filter((one) => one !== checkpoint)
                            : [...before, checkpoint],
                        )
                      }
                    >
                      {title}
                    </Checkbox>
                  </li>
                ))}
              </ul>
              <div className="flex flex-wrap gap-3">
                <Button
                  busy={isBusy}
                  onClick={() => release.decide({ inspection, version, leaveOut: leftOut })}
                >
                  {shown.length > 0 ? words.change : words.release}
                </Button>
                {shown.length > 0 && (
                  <Button
                    variant="danger"
                    busy={isBusy}
                    onClick={() => takeBack.decide({ inspection, version })}
                  >
                    {words.takeBack}
                  </Button>
                )}
              </div>
            </>
          )}
          <KnownMarks inspection={inspection} proof={proof} />
        </>
      )}
    </section>
  )
}
