import { useState } from 'react'
import { cars } from '#protocol/cars/cars.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useAreas } from '#web/core/use-area.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { PostForm } from './post-form.tsx'
import { relocationMessages } from './relocation-messages.ts'
import type { Posted } from './use-post.ts'

const most = 100

/** A car that no gap speaks for: staff choose it and where it goes. */
export function AnyCar({ onPosted }: { onPosted: (job: Posted) => void }) {
  const words = useMessages(relocationMessages)
  const areas = useAreas()
  const [area, setArea] = useState('')
  const [car, setCar] = useState('')
  const { data, isOld } = useRead(cars, { area, limit: most }, { enabled: area !== '' })
  const found = area !== '' && !isOld ? data?.cars : undefined
  return (
    <Card tight>
      <Disclosure asLink summary={words.anyCar}>
        <div className="grid gap-3 pt-2">
          <div className="grid gap-3 sm:grid-cols-2">
            <Select
              label={words.stands}
              required
              placeholder={words.chooseArea}
              items={areas.map(({ id, name }) => ({ id, name }))}
              value={area}
              onChange={({ target }) => {
                setArea(target.value)
                setCar('')
              }}
            />
            {found && found.length > 0 && (
              <Select
                label={words.car}
                required
                placeholder={words.chooseCar}
                items={found.map((one) => ({ id: one.id, name: nameOf(one) }))}
                value={car}
                onChange={({ target }) => setCar(target.value)}
              />
            )}
          </div>
          <p role="status" className="empty:hidden">
            {found?.length === 0 && words.noCars}
          </p>
          {car !== '' && (
            <PostForm
              key={car}
              about={words.anyCar}
              fixed={{ car }}
              area={area}
              onPosted={(job) => {
                setCar('')
                onPosted(job)
              }}
            />
          )}
        </div>
      </Disclosure>
    </Card>
  )
}

type Named = { make: string; model: string; year: number; location: { city: string } }

const nameOf = ({ make, model, year, location }: Named) =>
  `${make} ${model} ${year}, ${location.city}`
