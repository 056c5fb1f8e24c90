import type { Lang, Text } from '#protocol/core/text.ts'
import {
  type Notification,
  type NotificationTopic,
  notificationTopics,
  staffTopics,
} from '#protocol/core/notification.ts'
import type {
  markNotificationRead as readOperation,
  notificationPreferences as preferencesOperation,
} from '#protocol/rentals/dashboard/notifications.ts'
import type { SignedIn } from '../../../platform/api/context.ts'
import type { Handler } from '../../../platform/api/handler.ts'
import { markAllRead, markOneRead } from '../../../platform/mail/read-notices.ts'
import { alwaysMailed, chooseWays } from '../../../platform/mail/ways.ts'
import { Problem, texts } from '../../../platform/api/problem.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'

const shown = 50

const topicTexts: Record<NotificationTopic, Text> = {
  rental: { en: 'Rental', es: 'Renta' },
  payment: { en: 'Payments', es: 'Pagos' },
  appointment: { en: 'Appointments', es: 'Citas' },
  inspection: { en: 'Inspection', es: 'Inspección' },
  maintenance: { en: 'Maintenance', es: 'Mantenimiento' },
  documents: { en: 'Documents', es: 'Documentos' },
  help: { en: 'Help', es: 'Ayuda' },
  waitingList: { en: 'Waiting list', es: 'Lista de espera' },
  messages: { en: 'Messages', es: 'Mensajes' },
  network: { en: 'Network', es: 'Red' },
  jobs: { en: 'Jobs', es: 'Trabajos' },
  waitingBookings: { en: 'Staff: bookings to confirm', es: 'Equipo: reservas por confirmar' },
  waitingPapers: { en: 'Staff: papers to check', es: 'Equipo: documentos por revisar' },
  waitingTransfers: {
    en: 'Staff: transfers about to lapse',
    es: 'Equipo: transferencias por vencer',
  },
  waitingSwaps: { en: 'Staff: car changes to decide', es: 'Equipo: cambios de auto por decidir' },
  foreignCalendars: {
    en: 'Staff: calendars of other marketplaces',
    es: 'Equipo: calendarios de otras plataformas',
  },
}

const isStaffTopic = (topic: NotificationTopic) => staffTopics.some((one) => one === topic)

/** A person's notices, the newest first, in their language. */
export async function readNotifications(
  db: Db | Tx,
  userId: string,
  lang: Lang,
): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notification')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(shown)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id ?? undefined,
    topic: row.topic as NotificationTopic,
    title: lang === 'es' ? row.title_es : row.title_en,
    text: lang === 'es' ? row.text_es : row.text_en,
    severity: row.severity as Notification['severity'],
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString(),
    route: row.route ?? undefined,
    query: row.query as Record<string, string>,
  }))
}

/** Every topic that is theirs with what the person chose; both ways are on until they say otherwise. */
export async function readPreferences(
  db: Db | Tx,
  { id: userId, staff }: Pick<SignedIn, 'id' | 'staff'>,
  lang: Lang,
) {
  const rows = await db
    .selectFrom('notification_preference')
    .selectAll()
    .where('user_id', '=', userId)
    .execute()
  const own = notificationTopics.filter((topic) => staff || !isStaffTopic(topic))
  return own.map((topic) => {
    const row = rows.find((one) => one.topic === topic)
    const name = topicTexts[topic][lang]
    const mailAlways = alwaysMailed.includes(topic)
    const mail = mailAlways || (row?.mail ?? true)
    return { topic, name, inApp: row?.in_app ?? true, mail, mailAlways }
  })
}

export const markNotificationRead: Handler<typeof readOperation> = async (
  { db: tx, user, now },
  { id },
) => {
  if (!id) await markAllRead(tx, user.id, now)
  else if (!(await markOneRead(tx, user.id, id, now))) throw new Problem(404, texts.notFound)
  return {}
}

export const notificationPreferences: Handler<typeof preferencesOperation> = async (
  { db: tx, user },
  { topic, inApp, mail },
) => {
  if (isStaffTopic(topic) && !user.staff) throw new Problem(403, texts.staffOnly)
  await chooseWays(tx, [user.id], [topic], { inApp, mail })
  return {}
}
