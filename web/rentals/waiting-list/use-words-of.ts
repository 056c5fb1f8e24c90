import { dayAndTime } from '#domain/core/time/format-date.ts'
import type { WaitingListItem } from '#protocol/rentals/waiting-list/waiting-list-item.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { useAreas } from '#web/fleet/site/use-area.ts'
import { useTypesFeatures } from '#web/fleet/cars/parts/use-types-features.ts'
import { featuresText, kindText } from './kind-text.ts'
import { waitingListMessages } from './messages.ts'

/** Says an entry in words: «SUV or Van · Miami», its dates, and what it asks for besides. */
export function useWordsOf(item: WaitingListItem) {
  const words = useMessages(waitingListMessages)
  const lang = useLanguage()
  const names = useTypesFeatures()
  const area = useAreas().find(({ id }) => id === item.area)?.name ?? ''
  const features = featuresText(item, names)
  const price = item.highestMonthPrice
  return {
    area,
    what: words.inArea(kindText(item, names, words.or) ?? words.anyCar, area),
    dates: item.end
      ? words.range(dayAndTime(item.start, lang), dayAndTime(item.end, lang))
      : words.from(dayAndTime(item.start, lang)),
    more: [
      ...(features ? [words.with(features)] : []),
      ...(price === undefined ? [] : [words.upTo(formatRate(price))]),
    ],
  }
}
