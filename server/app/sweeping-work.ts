import type { Work } from '../platform/work/work.ts'
import { forgetNetworks, networksToForget } from '../rentals/holds/unconfirmed-holds.ts'
import { sweepUploads, filesOfNobody } from '../platform/uploads/uploads.ts'
import { forgetCodeMails, oldCodeMails } from '../people/account/limit-mails.ts'
import { forgetOldChallenges, oldChallenges } from '../people/account/challenge-store.ts'
import { keepMarks, marksToKeep } from '../staff/conduct/forget-conduct.ts'
import { forgetOldChanges, oldChanges } from '../people/email-change/email-change-store.ts'
import {
  forgetLicensePictures,
  picturesToForget,
} from '../people/drivers/forget-license-pictures.ts'
import { forgetMailFiles } from '../platform/mail/forget-mail-files.ts'
import { forgetOldRequests, oldRequests } from '../platform/api/forget-old-requests.ts'
import { photosTakenBack, sweepCarPhotos } from '../fleet/proof/sweep-car-photos.ts'
import { forgetOldDays, oldDays } from '../platform/uploads/stored-bytes.ts'
import { forgetOldAlarms, oldAlarms } from '../people/passkeys/passkey-alarm.ts'
import {
  forgetOldPasskeyChallenges,
  oldPasskeyChallenges,
} from '../people/passkeys/passkeys-store.ts'
import {
  makeExports,
  sweepExports,
  exportsToMake,
  exportsOver,
} from '../staff/leaving/export/make-exports.ts'

/** What makes archives, and forgets what nobody needs any more. */
export const sweepingWork: Work[] = [
  {
    name: 'license pictures',
    everySeconds: 3600,
    scans: true,
    due: picturesToForget,
    run: forgetLicensePictures,
  },
  {
    name: 'alarms of passkeys',
    everySeconds: 3600,
    scans: true,
    due: oldAlarms,
    run: forgetOldAlarms,
  },
  {
    name: 'mails with codes',
    everySeconds: 3600,
    scans: true,
    due: oldCodeMails,
    run: forgetCodeMails,
  },
  {
    name: 'networks of holds',
    everySeconds: 600,
    scans: true,
    due: networksToForget,
    run: forgetNetworks,
  },
  {
    name: 'unused uploads',
    everySeconds: 600,
    topics: ['uploads'],
    scans: true,
    due: filesOfNobody,
    run: sweepUploads,
  },
  {
    name: 'photos taken back',
    everySeconds: 600,
    topics: ['uploads'],
    scans: true,
    due: photosTakenBack,
    run: sweepCarPhotos,
  },
  {
    name: 'account exports',
    everySeconds: 60,
    topics: ['exports'],
    lane: 'exports',
    due: exportsToMake,
    run: makeExports,
  },
  {
    name: 'old exports',
    everySeconds: 600,
    topics: ['uploads'],
    scans: true,
    due: exportsOver,
    run: sweepExports,
  },
  {
    name: 'old sign-ins',
    everySeconds: 3600,
    scans: true,
    due: oldChallenges,
    run: forgetOldChallenges,
  },
  {
    name: 'old passkey challenges',
    everySeconds: 3600,
    scans: true,
    due: oldPasskeyChallenges,
    run: forgetOldPasskeyChallenges,
  },
  {
    name: 'old e-mail changes',
    everySeconds: 3600,
    scans: true,
    due: oldChanges,
    run: forgetOldChanges,
  },
  {
    name: 'marks of blocks',
    everySeconds: 3600,
    scans: true,
    due: marksToKeep,
    run: keepMarks,
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
