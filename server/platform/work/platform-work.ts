import type { Work } from './work.ts'
import { forgetOldRequests, oldRequests } from '../api/forget-old-requests.ts'
import { forgetMailFiles } from '../mail/forget-mail-files.ts'
import { countWaitingMail, mailToSend, sendWaitingMail } from '../mail/outgoing-mail.ts'
import { forgetOldDays, oldDays } from '../uploads/stored-bytes.ts'
import { filesOfNobody, sweepUploads } from '../uploads/uploads.ts'

/** What `platform` does by itself: its mail, its files, and what it keeps for repeated requests. */
export const platformWork: Work[] = [
  {
    name: 'send mail',
    everySeconds: 2,
    topics: ['mail'],
    lane: 'mail',
    due: mailToSend,
    run: sendWaitingMail,
    waiting: countWaitingMail,
  },
  {
    name: 'unused uploads',
    everySeconds: 600,
    topics: ['uploads'],
    scans: true,
    due: filesOfNobody,
    run: sweepUploads,
  },
  // Each server's own folder.
  { name: 'old mail files', everySeconds: 3600, run: forgetMailFiles },
  {
    name: 'old requests',
    everySeconds: 3600,
    scans: true,
    due: oldRequests,
    run: forgetOldRequests,
  },
  { name: 'days of uploads', everySeconds: 3600, scans: true, due: oldDays, run: forgetOldDays },
]
