import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Success } from '#protocol/core/operation.ts'
import { staffRemoveSeason, staffSeasons, staffUndoSeason } from '#protocol/staff/names.ts'
import type { StaffSeason } from '#protocol/staff/opening/staff-seasons.ts'
import { useRead, useSend } from '#web/core/api/use-read.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Num } from '#web/ui/num.tsx'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useWhen } from '../desk/use-when.ts'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { SeasonForm } from './season-form.tsx'
import { seasonMessages } from './season-messages.ts'
import { type Said, SeasonPreview } from './season-preview.tsx'

type Data = Success<typeof staffSeasons>

/** The company's seasons: which dates cost more or less, for which cars (docs/product/company.md#seasons). */
export function Seasons() {
  const words = useMessages(seasonMessages)
  const { data, error, refetch } = useRead(staffSeasons, {})
  const [isAdding, setAdding] = useState(false)
  if (!data)
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />
  return (
    <section aria-label={words.title} className="grid gap-4">
      <h2>{words.title}</h2>
      <p className="text-ink-2">{words.text}</p>
      {data.change && <UndoSeason key={data.change.id} change={data.change} />}
      {data.seasons.length === 0 && !isAdding && <p className="text-ink-2">{words.none}</p>}
      {data.seasons.map((season) => (
        <SeasonCard key={season.id} season={season} data={data} />
      ))}
      {isAdding ? (
        <StaffCard about={words.newTitle} title={words.newTitle}>
          <SeasonForm season={undefined} for={data} onDone={() => setAdding(false)} />
        </StaffCard>
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" size={20} />
          {words.add}
        </Button>
      )}
    </section>
  )
}

/** «+20%», «−15%». */
const percentText = (percent: number) => `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`

function SeasonCard({ season, data }: { season: StaffSeason; data: Data }) {
  const words = useMessages(seasonMessages)
  const lang = useLanguage()
  const when = useWhen()
  const [isOpen, setOpen] = useState(false)
  const [leaving, setLeaving] = useState<Said>()
  const looking = useSend(staffRemoveSeason)
  const removal = useDecide(staffRemoveSeason, staffSeasons)
  const [name, other, otherLang] =
    lang === 'es'
      ? ([season.nameEs, season.nameEn, 'en'] as const)
      : ([season.nameEn, season.nameEs, 'es'] as const)
  const named = (ids: readonly string[], all: Data['areas']) =>
    all
      .filter(({ id }) => ids.includes(id))
      .map((one) => one.name)
      .join(', ')
  const asked = { season: season.id, version: season.version }
  const lookAtRemoval = () =>
    looking.mutate(asked, {
      onSuccess: (said) => (said.status === 1 ? setLeaving(said) : errorToast(said.message)),
    })
  return (
    <StaffCard
      about={name}
      title={name}
      badges={
        <>
          <Badge tone="info">{percentText(season.percent)}</Badge>
          {season.minimumDays !== undefined && <Badge>{words.atLeast(season.minimumDays)}</Badge>}
        </>
      }
    >
      <div>
        <p>
          <Num>{words.dates(when.day(season.from), when.day(season.until))}</Num>
        </p>
        <p className="text-ink-2">
          {named(season.areas, data.areas) || words.everywhere} ·{' '}
          {named(season.types, data.types) || words.allCars} · <span lang={otherLang}>{other}</span>
        </p>
      </div>
      {isOpen && <SeasonForm season={season} for={data} onDone={() => setOpen(false)} />}
      {leaving && (
        <SeasonPreview
          said={leaving}
          press={words.remove(name)}
          busy={removal.isPending}
          onPress={(fingerprint) => removal.decide({ ...asked, fingerprint })}
          onBack={() => setLeaving(undefined)}
        />
      )}
      {!isOpen && !leaving && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {words.edit(name)}
          </Button>
          <Button variant="ghost" size="sm" busy={looking.isPending} onClick={lookAtRemoval}>
            {words.remove(name)}
          </Button>
        </div>
      )}
    </StaffCard>
  )
}

/** The last change, for as long as it can be undone. */
function UndoSeason({ change }: { change: NonNullable<Data['change']> }) {
  const words = useMessages(seasonMessages)
  const lang = useLanguage()
  const when = useWhen()
  const { decide, isPending } = useDecide(staffUndoSeason, staffSeasons)
  const { id, by, kind, until } = change
  const name = lang === 'es' ? change.nameEs : change.nameEn
  return (
    <Banner tone="plain">
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex-1 basis-60">{words.done(by, name, kind, when.instant(until))}</p>
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          onClick={() => decide({ change: id })}
        >
          {words.undo}
        </Button>
      </div>
    </Banner>
  )
}
