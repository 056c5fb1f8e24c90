import { lazy, Suspense, useState } from 'react'
import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import { EmptyTile, TakenTile, TileProblem } from './picture-tile.tsx'
import type { Pictures } from './use-pictures.ts'

const PictureDialog = lazy(() =>
  import('./picture-dialog.tsx').then((module) => ({ default: module.PictureDialog })),
)

type PictureGridProps = {
  checkpoints: readonly Checkpoint[]
  pictures: Pictures
  /** The address of the picture of a checkpoint when the car was handed over. */
  beforeOf: (checkpoint: string) => string | undefined
}

/** Tiles to fill: one for each picture that a checkpoint has, and a dashed one while it takes more. */
export function PictureGrid({ checkpoints, pictures, beforeOf }: PictureGridProps) {
  const [openId, setOpenId] = useState<string>()
  const open = pictures.all.find(({ id }) => id === openId)
  const checkpoint = open && checkpoints.find(({ id }) => id === open.checkpoint)
  const close = () => setOpenId(undefined)
  return (
    <>
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
        {checkpoints.map((point) => {
          const taken = pictures.all.filter((one) => one.checkpoint === point.id)
          const problem = <TileProblem problem={pictures.problems[point.id]} />
          const isFull = taken.length >= point.most
          return [
            ...taken.map((picture, index) => (
              <li key={picture.id}>
                <TakenTile
                  title={point.title}
                  picture={picture}
                  isNew={pictures.latest === picture.id}
                  onOpen={() => setOpenId(picture.id)}
                />
                {isFull && index === taken.length - 1 && problem}
              </li>
            )),
            !isFull && (
              <li key={point.id}>
                <EmptyTile
                  checkpoint={point}
                  isWorking={pictures.working.includes(point.id)}
                  isEmptied={pictures.latest === point.id}
                  onFile={(file) => void pictures.take(point.id, file)}
                />
                {problem}
              </li>
            ),
          ]
        })}
      </ul>
      <Suspense>
        {open && checkpoint && (
          <PictureDialog
            checkpoint={checkpoint}
            picture={open}
            before={beforeOf(open.checkpoint)}
            onChange={pictures.change}
            onRetake={(file) => {
              close()
              void pictures.take(open.checkpoint, file, open.id)
            }}
            onRemove={() => {
              close()
              pictures.remove(open.id)
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
