import { Car, ReceiptText, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Area } from '#protocol/fleet/home/home.ts'
import { useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { homeMessages } from '../home-messages.ts'

type ProofLineProps = {
  areas: readonly Area[]
  reviews: { count: number; score: number } | undefined
}

/** What the company has, counted by the server; the stars only once there are reviews. */
export function ProofLine({ areas, reviews }: ProofLineProps) {
  const words = useMessages(homeMessages)
  const cars = areas.reduce((sum, area) => sum + area.cars, 0)
  if (cars === 0) return null
  return (
    <ul className="mt-3.5 flex flex-wrap gap-x-3.5 text-14 leading-normal text-ink-2 lg:justify-center lg:gap-x-7 lg:text-16">
      <Fact icon={<Car aria-hidden="true" size={16} className="flex-none text-primary" />}>
        <b className="text-ink">
          <NumbersIn text={words.cars(cars)} />
        </b>
        , <NumbersIn text={words.areas(areas.length)} />
      </Fact>
      {reviews && (
        <Fact
          icon={
            <Star
              aria-hidden="true"
              size={16}
              fill="currentColor"
              className="flex-none text-poppy-ink"
            />
          }
        >
          <b className="text-ink">
            <NumbersIn text={words.score(reviews.score.toFixed(1))} />
          </b>
          , <NumbersIn text={words.reviews(reviews.count)} />
        </Fact>
      )}
      <Fact icon={<ReceiptText aria-hidden="true" size={16} className="flex-none text-primary" />}>
        <b className="text-ink">{words.fullPrice}</b> {words.beforeSignIn}
      </Fact>
    </ul>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      {icon}
      <span>{children}</span>
    </li>
  )
}
