import { jobApplicationRemove, jobCancel, markJobDone } from '#protocol/jobs/names.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { useMessages } from '#web/core/i18n.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { jobActMessages } from './act-messages.ts'
import { useJobAct } from './use-job-act.ts'

export type AskedActionName = 'markDone' | 'leave' | 'cancel'

type AskedActionProps = {
  job: Job
  asked: AskedActionName | undefined
  /** Whom it concerns. */
  other: string
  onClose: () => void
}

/** What is asked about before it is done; leaving and cancelling say when they are late (docs/product/jobs.md#late). */
export function AskedAction({ job, asked, other, onClose }: AskedActionProps) {
  const words = useMessages(jobActMessages)
  const marking = useJobAct(markJobDone)
  const leaving = useJobAct(jobApplicationRemove)
  const cancelling = useJobAct(jobCancel)
  const { id } = job
  const isLate = job.isLate && job.status === 'assigned'
  const questions = {
    markDone: {
      title: words.markDone,
      text: words.markDoneText(other),
      okLabel: words.markDone,
      danger: false,
      onOk: () => marking.act({ id }, words.markedDone(other)),
    },
    leave: {
      title: words.leaveTitle,
      text: isLate ? words.leaveLate(other) : words.leaveText(other),
      okLabel: words.leave,
      danger: true,
      onOk: () => leaving.act({ id }, words.left),
    },
    cancel: {
      title: words.cancelTitle,
      text: isLate
        ? words.cancelLate(other)
        : job.type === 'relocation'
          ? words.cancelRelocation
          : words.cancelText,
      okLabel: words.cancel,
      danger: true,
      onOk: () => cancelling.act({ id }, words.canceled),
    },
  }
  const { onOk, ...question } = questions[asked ?? 'cancel']
  return (
    <ConfirmDialog
      {...question}
      isOpen={asked !== undefined}
      onCancel={onClose}
      onOk={() => {
        onClose()
        onOk()
      }}
    />
  )
}
