import { langOf, type Text } from '#protocol/core/text.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { layOutMail } from '../../platform/mail/mail-layout.ts'
import { ownMailInstead } from '../../platform/mail/notice-mail.ts'
import { notify } from '../../platform/mail/notifications.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'

type Told = { title: Text; text: Text; services: Pick<Services, 'config'>; now: Date }

const button: Text = { en: 'See my rental', es: 'Ver mi renta' }

/** The renter of a broken car reads in the app and by mail, in their language, what they get instead. */
export async function tellMoved(
  tx: Tx,
  order: OrderRow,
  { title, text, services, now }: Told,
): Promise<void> {
  const thread = `rental ${order.transaction_id}`
  const notice = {
    userId: order.user_id,
    orderId: order.id,
    topic: 'rental',
    thread,
    severity: 'warning',
    title,
    text,
    route: 'dashboard',
    query: { order: order.id },
    mail: 'none',
  } as const
  await notify(tx, notice, now)
  await ownMailInstead(tx, order.user_id, thread, now)
  const user = await tx
    .selectFrom('app_user')
    .select(['email', 'language'])
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow()
  const lang = langOf(user.language)
  const laidOut = layOutMail(lang, {
    subject: title[lang],
    heading: title[lang],
    paragraphs: [text[lang]],
    facts: [],
    button: {
      label: button[lang],
      url: `${services.config.publicUrl}/dashboard?order=${order.id}`,
    },
  })
  await queueMail(tx, { to: user.email, ...laidOut }, now)
}
