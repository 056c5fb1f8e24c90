import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { useWhen } from '../desk/use-when.ts'
import { callerMessages } from './caller-messages.ts'
import type { Found } from './found.ts'
import type { Saying } from './use-wish.ts'

/** How many miles, whose cover, and when they come for the keys. */
export function CallerTerms({ wish, say, found }: Saying & { found: Found }) {
  const words = useMessages(callerMessages)
  const when = useWhen()
  const { plans, covers, slots } = found
  const usual = plans.find(({ coefficient }) => coefficient === 1) ?? plans[0]
  return (
    <div className="caller-pair">
      {plans.length > 1 && (
        <Select
          label={words.plan}
          value={wish.pm || (usual?.id ?? '')}
          items={plans.map(({ id, name, costPerMile }) => ({
            id,
            name: words.perMile(name, `${Math.round(costPerMile * 1000) / 10}¢`),
          }))}
          onChange={({ target }) => say({ pm: target.value })}
        />
      )}
      {covers.length > 1 && (
        <Select
          label={words.cover}
          value={wish.insurancePlan || 'own'}
          items={covers.map(({ id, name, price }) => ({
            id,
            name: price > 0 ? `${name}, ${formatMoney(price)}` : name,
          }))}
          onChange={({ target }) =>
            say({ insurancePlan: target.value === 'ownCollision' ? 'ownCollision' : 'own' })
          }
        />
      )}
      <Select
        label={words.slot}
        value={wish.appt}
        items={[
          { id: '', name: words.noSlot },
          ...slots
            .filter(({ available }) => available)
            .map(({ appointmentId: id, date, price }) => ({
              id,
              name: price > 0 ? `${when.wall(date)}, ${formatMoney(price)}` : when.wall(date),
            })),
        ]}
        onChange={({ target }) => say({ appt: target.value })}
      />
    </div>
  )
}
