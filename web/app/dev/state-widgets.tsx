import { useMessages } from '#web/core/i18n.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { Badge, Count } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Loader } from '#web/ui/states/loader.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Money } from '#web/ui/money.tsx'
import { OfflineState } from '#web/ui/states/offline-state.tsx'
import { RatingBars } from '#web/ui/layout/rating-bars.tsx'
import { RequiredMark } from '#web/ui/forms/required-mark.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { devMessages } from './messages.ts'
import { Show } from './show.tsx'

const bannerTones = ['info', 'ok', 'warn', 'danger', 'plain'] as const
const values = [9.6, 4, undefined]

export function StateWidgets() {
  const words = useMessages(devMessages)
  return (
    <>
      <Show name="BackButton, Logo, RequiredMark, Badge, Count">
        <BackButton />
        <Logo />
        <p>
          {words.name}
          <RequiredMark />
        </p>
        <Badge tone="ok">{words.done}</Badge>
        <Badge tone="warn">{words.done}</Badge>
        <Count>3</Count>
      </Show>
      <Show name="Loader, Skeleton">
        <Loader />
        <Loader size={32} thickness={3} />
        <Skeleton className="h-16 w-40" />
      </Show>
      <Show name="InfoItem, Money">
        <InfoList>
          <InfoItem label={words.name}>Ana</InfoItem>
          <InfoItem label={words.phone} />
        </InfoList>
        <Money dollars={1502} />
        <Money dollars={849} rate />
      </Show>
      <Show name="Disclosure">
        <div className="w-full">
          <Disclosure summary={words.open}>{words.line}</Disclosure>
          <Disclosure asLink summary={words.open} open>
            {words.line}
          </Disclosure>
        </div>
      </Show>
      <Show name="RatingBars">
        <div className="w-full">
          <RatingBars
            items={words.criteria.map((name, index) => ({ id: name, name, value: values[index] }))}
          />
        </div>
      </Show>
      <Show name="Banner">
        {bannerTones.map((tone) => (
          <Banner key={tone} tone={tone} className="w-full" onDismiss={() => {}}>
            {words.notice}
          </Banner>
        ))}
      </Show>
      <Show name="Toast">
        <Button variant="secondary" onClick={() => statusToast(words.done)}>
          {words.toast}
        </Button>
        <Button variant="secondary" onClick={() => errorToast(words.failed)}>
          {words.errorToast}
        </Button>
      </Show>
      <Show name="EmptyState">
        <EmptyState heading="h3" title={words.nothing} actions={<Button>{words.open}</Button>}>
          {words.line}
        </EmptyState>
      </Show>
      <Show name="ErrorState">
        <ErrorState onRefresh={() => {}} />
      </Show>
      <Show name="OfflineState">
        <OfflineState onRetry={() => {}} />
      </Show>
    </>
  )
}
