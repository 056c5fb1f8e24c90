import type { Work } from '../../platform/work/work.ts'
import { countWaitingSms, sendSms, smsToSend } from './send-sms.ts'
import { smsToWrite, writeSms } from './write-sms.ts'

/** Text messages are written when their time has come, and sent one after the other (docs/product/sms.md). */
export const smsWork = [
  {
    name: 'write text messages',
    everySeconds: 60,
    lane: 'reminders',
    scans: true,
    due: smsToWrite,
    run: writeSms,
  },
  {
    name: 'send text messages',
    everySeconds: 10,
    topics: ['sms'],
    lane: 'sms',
    due: smsToSend,
    run: sendSms,
    waiting: countWaitingSms,
  },
] as const satisfies readonly Work[]
