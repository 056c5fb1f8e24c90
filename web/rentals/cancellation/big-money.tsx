import { formatMoney } from '#web/core/money.ts'
import { Num } from '#web/ui/num.tsx'

/** What comes back, as the one loud thing of the screen; the cents small. */
export function BigMoney({ dollars }: { dollars: number }) {
  const [whole = '', cents = ''] = formatMoney(dollars).split('.')
  return (
    <Num className="font-bold tracking-tight text-ok">
      <span style={{ fontSize: 'min(4.25rem, 16vw)', lineHeight: 0.95 }}>{whole}</span>
      <span style={{ fontSize: 'min(2rem, 8vw)' }}>.{cents}</span>
    </Num>
  )
}
