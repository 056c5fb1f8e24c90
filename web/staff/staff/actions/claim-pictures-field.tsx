import { staffInspections } from '#protocol/rentals/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { DocumentPicture } from '../document-picture.tsx'
import { actionsMessages } from './actions-messages.ts'

type Inspection = OutputOf<typeof staffInspections>['inspections'][number]['inspection']
/** An angle of the car with the ids of its pictures before and after. */
export type Angle = { id: string; title: string; before: string[]; after: string[] }

type ClaimPicturesFieldProps = {
  order: string
  chosen: readonly Angle[]
  onChange: (chosen: Angle[]) => void
}

/** The angles of the newest inspection beside the handover; what is ticked goes with the claim (docs/product/help-and-claims.md#claims). */
export function ClaimPicturesField({ order, chosen, onChange }: ClaimPicturesFieldProps) {
  const words = useMessages(actionsMessages)
  const { data } = useRead(staffInspections, { order, filter: 'all' })
  const [newest] = data?.inspections ?? []
  if (!newest || newest.inspection.items.length === 0) return null
  return (
    <fieldset className="grid min-w-0 gap-3 sm:col-span-2">
      <legend className="font-bold">{words.pictures}</legend>
      <ul className="grid gap-4 sm:grid-cols-2">
        {anglesOf(newest.before, newest.inspection).map((angle) => {
          const others = chosen.filter(({ id }) => id !== angle.id)
          return (
            <li key={angle.id} className="grid content-start gap-2">
              <Checkbox
                checked={others.length < chosen.length}
                onChange={({ target }) => onChange(target.checked ? [...others, angle] : others)}
              >
                {angle.title}
              </Checkbox>
              <div className="flex flex-wrap gap-3">
                {[...angle.before, ...angle.after].map((file, index) => (
                  <DocumentPicture key={file} path={`/files/${file}`} number={index + 1} />
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

function anglesOf(before: Inspection | undefined, after: Inspection): Angle[] {
  const filesOf = (inspection: Inspection | undefined, checkpoint: string) =>
    inspection?.items.filter((item) => item.checkpoint === checkpoint).map(({ file }) => file) ?? []
  const titles = new Map(after.items.map(({ checkpoint, title }) => [checkpoint, title]))
  return [...titles].map(([id, title]) => ({
    id,
    title,
    before: filesOf(before, id),
    after: filesOf(after, id),
  }))
}
