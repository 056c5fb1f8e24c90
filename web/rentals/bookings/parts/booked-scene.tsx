import type { Car } from '#protocol/fleet/cars/car.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Code } from '#web/ui/code.tsx'
import { CarDrawing } from '#web/ui/media/car-drawing.tsx'

type BookedSceneProps = {
  car: Car
  /** What was paid, or how it is going to be. */
  lead: string | undefined
  /** The number of the payment, and what it is called. */
  number: string | undefined
  numberLabel: string
  title: string
}

/** The one loud thing of the confirmation: the car on its road at low sun, and whose it is. */
export function BookedScene({ car, lead, number, numberLabel, title }: BookedSceneProps) {
  return (
    <section className="on-hero relative overflow-hidden bg-hero text-on-hero print:bg-transparent print:text-ink">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-48 overflow-hidden print:hidden lg:h-64"
      >
        <span className="absolute top-3 right-[4%] size-40 rounded-full bg-poppy/20 lg:right-[18%] lg:size-52" />
        <span className="absolute top-9 right-[calc(4%+1.5rem)] size-28 rounded-full bg-poppy lg:right-[calc(18%+1.75rem)] lg:size-38" />
        <svg
          viewBox="0 0 390 190"
          preserveAspectRatio="none"
          className="absolute inset-0 h-full w-full"
        >
          <path
            d="M0 110C60 84 98 100 144 88C190 62 226 66 262 86C300 96 330 72 390 88V190H0Z"
            fill="#0b6b70"
          />
          <path d="M0 136C70 110 130 128 196 116C262 104 330 124 390 112V190H0Z" fill="#0a5a60" />
          <rect y="154" width="390" height="36" fill="#12292c" />
        </svg>
        <span className="absolute inset-x-0 bottom-2.5 border-t-3 border-dashed border-white/90 lg:bottom-4" />
      </div>
      <div className="wrap relative grid gap-2 pt-6 pb-54 lg:pb-64 print:pb-4">
        {(lead ?? number) && (
          <p>
            {lead && <NumbersIn text={lead} />}
            {lead && number && ' · '}
            {number && (
              <>
                {numberLabel} <Code>{number}</Code>
              </>
            )}
          </p>
        )}
        <h1 tabIndex={-1} className="max-w-[22ch]">
          <NumbersIn text={title} />
        </h1>
      </div>
      <div className="pointer-events-none absolute bottom-5 left-[14%] w-56 [view-transition-name:car] print:hidden lg:bottom-7 lg:left-[20%] lg:w-80">
        <CarDrawing subtype={car.subtypeId} colour={car.colour} />
      </div>
    </section>
  )
}
