import { X } from 'lucide-react'
import { useState } from 'react'
import {
  type MarkKind,
  markKinds,
  type MarkPlace,
  markPlaces,
  mostInches,
} from '#domain/fleet/proof/known-marks.ts'
import { type MarkPoint, photoOfPlace } from '#domain/fleet/proof/mark-photo.ts'
import { staffCarProof, staffNoteMark, staffRemoveMark } from '#protocol/fleet/names.ts'
import type { StaffCarProof } from '#protocol/fleet/proof/staff-car-proof.ts'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { markText, markWords } from '#web/fleet/proof/mark-words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useDecide } from '../use-decide.ts'
import { carPageMessages } from './car-page-messages.ts'
import { MarkPointer } from './mark-point.tsx'

/** The known marks of a car: what staff read of it, what everybody reads, and one more. */
export function KnownMarks({ inspection, proof }: { inspection: string; proof: StaffCarProof }) {
  const words = useMessages(carPageMessages)
  const named = useMessages(markWords)
  const { version, marks, noted, photos } = proof
  const add = useDecide(staffNoteMark, staffCarProof)
  const remove = useDecide(staffRemoveMark, staffCarProof)
  const [kind, setKind] = useState<MarkKind | ''>('')
  const [place, setPlace] = useState<MarkPlace | ''>('')
  const [inches, setInches] = useState('')
  const [point, setPoint] = useState<MarkPoint>()
  const [isTried, setTried] = useState(false)
  const required = fieldMessage(fieldError('required'), useLanguage())
  const angle = place && photoOfPlace(place)
  const photo = photos.find(({ checkpoint }) => checkpoint === angle)
  return (
    <div className="grid gap-3">
      <h4 className="font-bold">{words.marks}</h4>
      {marks.length > 0 && (
        <ul>
          {marks.map((mark) => (
            <li key={mark.id} className="flex items-center gap-2">
              {markText(mark, named)}
              <IconButton
                label={words.remove(markText(mark, named))}
                onClick={() => remove.decide({ inspection, version, mark: mark.id })}
              >
                <X aria-hidden="true" size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {noted.length > 0 && (
        <div className="text-14 text-ink-2">
          <p>{words.noted}</p>
          <ul className="list-disc pl-5">
            {[...new Set(noted)].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-[1fr_1fr_6rem_auto] sm:items-end">
        <Select
          label={words.kind}
          placeholder={words.choose}
          items={markKinds.map((id) => ({ id, name: named.kinds[id] }))}
          value={kind}
          error={isTried && !kind ? required : undefined}
          onChange={({ target }) => setKind(target.value as MarkKind | '')}
        />
        <Select
          label={words.place}
          placeholder={words.choose}
          items={markPlaces.map((id) => ({ id, name: named.places[id] }))}
          value={place}
          error={isTried && !place ? required : undefined}
          onChange={({ target }) => {
            setPlace(target.value as MarkPlace | '')
            // It was one of another photo.
            setPoint(undefined)
          }}
        />
        <TextField
          label={words.inches}
          inputMode="numeric"
          maxLength={String(mostInches).length}
          value={inches}
          onChange={({ target }) => setInches(target.value.replaceAll(/\D/g, ''))}
        />
        <Button
          variant="secondary"
          busy={add.isPending}
          onClick={() => {
            if (!kind || !place) return setTried(true)
            add.decide({
              inspection,
              version,
              kind,
              place,
              ...(inches ? { inches: Number(inches) } : {}),
              ...point,
            })
          }}
        >
          {words.note}
        </Button>
      </div>
      {photo && <MarkPointer key={photo.url} photo={photo} point={point} onChange={setPoint} />}
    </div>
  )
}
