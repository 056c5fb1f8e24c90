import { carName } from '#domain/fleet/fleet/car-name.ts'
import { useState } from 'react'
import { relocationCars } from '#protocol/jobs/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useAreas } from '#web/fleet/site/use-area.ts'
import { useSettled } from '#web/core/use-settled.ts'
import { SuggestBox } from '#web/ui/forms/suggest-box.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { PostForm } from './post-form.tsx'
import { relocationMessages } from './relocation-messages.ts'
import type { Posted } from './use-post.ts'

type Chosen = { key: string; text: string; detail: string; area: string }

/** A car that no gap speaks for: staff find it by its plate or what it is, and say where it goes. */
export function AnyCar({ onPosted }: { onPosted: (job: Posted) => void }) {
  const words = useMessages(relocationMessages)
  const areas = useAreas()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Chosen>()
  const q = useSettled(typed.trim(), 200)
  const isAsking = isOpen && q !== ''
  const { data, isOld } = useRead(relocationCars, { q }, { enabled: isAsking })
  const areaOf = (id: string) => areas.find((area) => area.id === id)?.name ?? ''
  const found: Chosen[] =
    isAsking && data
      ? data.cars.map(({ id, make, model, year, plate, city, area }) => ({
          key: id,
          text: `${plate}, ${carName({ make, model, year })}`,
          detail: `${city}, ${areaOf(area)}`,
          area,
        }))
      : []
  const clear = () => {
    setTyped('')
    setChosen(undefined)
  }
  return (
    <Card tight>
      <Disclosure asLink summary={words.anyCar}>
        <div className="grid gap-3 pt-2">
          <SuggestBox
            label={words.car}
            hint={words.carHint}
            required
            clearLabel={words.clearCar}
            maxLength={60}
            typed={typed}
            onType={(text) => {
              setTyped(text)
              setChosen(undefined)
            }}
            onClear={clear}
            isOpen={isOpen}
            onOpen={setOpen}
            suggestions={found}
            takesFirst
            onChoose={(one) => {
              setTyped(one.text)
              setChosen(one)
              setOpen(false)
            }}
            isSaidToAll
            said={isAsking && data && !isOld ? words.carsFound(found.length, data.total) : ''}
          />
          {chosen && (
            <PostForm
              key={chosen.key}
              about={words.anyCar}
              fixed={{ car: chosen.key }}
              area={chosen.area}
              onPosted={(job) => {
                clear()
                onPosted(job)
              }}
            />
          )}
        </div>
      </Disclosure>
    </Card>
  )
}
