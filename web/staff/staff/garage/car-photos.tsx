import { type DragEvent, useState } from 'react'
import { mostOwnPhotos, moved } from '#domain/fleet/proof/own-photos.ts'
import { staffArrangePhotos, staffCar, staffCars } from '#protocol/staff/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { AddPhotos } from './add-photos.tsx'
import { AltDialog } from './alt-dialog.tsx'
import type { KeptCar } from './car-form.tsx'
import { photoMessages } from './photo-messages.ts'
import { PhotoTile } from './photo-tile.tsx'

/** The company's own photos of a car: added, put in order, described and removed (docs/product/cars.md#photos). */
export function CarPhotos({ car }: { car: KeptCar }) {
  const words = useMessages(photoMessages)
  const { photos, isMoving, arrange } = useOrder(car)
  const [described, setDescribed] = useState<string>()
  const [removed, setRemoved] = useState<string>()
  const [said, setSaid] = useState('')
  const count = photos.length
  const move = (from: number, to: number) => {
    if (isMoving || to < 0 || to >= count || from === to) return
    arrange(
      moved(
        photos.map(({ id }) => id),
        from,
        to,
      ),
    )
    setSaid(words.moved(to + 1, count))
  }
  const { dragged, over, dragOf } = useDrag(move)
  return (
    <StaffCard
      about={words.title}
      title={words.title}
      badges={<span className="text-14 text-ink-2">{words.count(count, mostOwnPhotos)}</span>}
    >
      {count > 1 && <p className="text-ink-2">{words.lead}</p>}
      <ol className="grid grid-cols-2 gap-x-2 gap-y-4 sm:grid-cols-4">
        {photos.map((photo, at) => (
          <li
            key={photo.id}
            {...dragOf(at)}
            className={cx('min-w-0', dragged === at && 'opacity-60')}
          >
            <PhotoTile
              photo={photo}
              at={at}
              count={count}
              isMoving={isMoving}
              isTarget={over === at && dragged !== at}
              onMove={(to) => move(at, to)}
              onDescribe={() => setDescribed(photo.id)}
              onRemove={() => setRemoved(photo.id)}
            />
          </li>
        ))}
        <AddPhotos car={car.id} room={mostOwnPhotos - count} />
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {described !== undefined && (
        <AltDialog
          photo={photos.find(({ id }) => id === described)}
          onClose={() => setDescribed(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={words.removeTitle}
        text={words.removeText}
        okLabel={words.removeYes}
        danger
        onCancel={() => setRemoved(undefined)}
        onOk={() => {
          arrange(photos.map(({ id }) => id).filter((id) => id !== removed))
          setRemoved(undefined)
        }}
      />
    </StaffCard>
  )
}

/** The photos in the order that was chosen, also while it is on its way; refused, they stand as the server has them. */
function useOrder({ id: car, photos, photosVersion: version }: KeptCar) {
  const { decide, isPending, error } = useDecide(staffArrangePhotos, staffCar, staffCars)
  const [chosen, setChosen] = useState<{ version: string; ids: readonly string[] }>()
  const isMoving = chosen?.version === version && (isPending || error === null)
  const ids = isMoving ? chosen.ids : photos.map(({ id }) => id)
  return {
    photos: ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []),
    isMoving,
    arrange: (order: readonly string[]) => {
      setChosen({ version, ids: order })
      decide({ car, version, photos: order.join(',') })
    },
  }
}

/** Photos that are dragged to the place of another one. */
function useDrag(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const dragOf = (at: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      // Without it some browsers drag nothing.
      event.dataTransfer.setData('text/plain', '')
      setDragged(at)
    },
    onDragEnd: end,
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return
      event.preventDefault()
      setOver(at)
    },
    onDrop: (event: DragEvent) => {
      if (dragged === undefined) return
      event.preventDefault()
      move(dragged, at)
      end()
    },
  })
  return { dragged, over, dragOf }
}
