import type { ReactNode } from 'react'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { CarDrawing } from '#web/ui/media/car-drawing.tsx'
import { takesFocus } from '#web/ui/overlays/use-kept-focus.ts'
import type { ListedRental } from '../use-rental.ts'
import './end-scene.css'

type EndSceneProps = {
  car: Pick<ListedRental['car'], 'subtypeId' | 'colour'>
  title: string
  lead: string
  /** Stands on the road: then the scene has the height of the screen. */
  children?: ReactNode
}

/** What a visit at the car ends with: one headline, and the car, which drives in once. */
export function EndScene({ car, title, lead, children }: EndSceneProps) {
  return (
    <section className={`end-scene on-hero ${children ? 'tall' : ''}`}>
      <div className="wrap grid gap-2 pt-7 lg:pt-14">
        <h1 {...takesFocus}>{title}</h1>
        <p className="text-18 text-on-hero-2">
          <NumbersIn text={lead} />
        </p>
      </div>
      <div aria-hidden="true" className="end-view">
        <span className="sun" />
        <svg viewBox="0 0 390 170" preserveAspectRatio="none" className="land">
          <path
            d="M0 74C46 40 92 62 136 50C186 36 214 12 262 34C312 56 338 28 390 46V170H0Z"
            fill="#0b6b70"
          />
          <path d="M0 104C74 78 132 100 200 86C270 72 330 100 390 84V170H0Z" fill="#0a5a60" />
          <rect y="132" width="390" height="38" fill="#12292c" />
        </svg>
        <span className="line" />
        <div className="car">
          <CarDrawing subtype={car.subtypeId} colour={car.colour} />
        </div>
      </div>
      {children && <div className="wrap end-foot">{children}</div>}
    </section>
  )
}
