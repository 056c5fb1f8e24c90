import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { submitMaintenance } from '#protocol/rentals/names.ts'
import type { MaintenanceItem } from '#protocol/rentals/maintenance/maintenance-item.ts'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import { keepFiles, keptFiles, readDraft } from '#web/core/forms/draft.ts'
import { errorText, fieldErrors } from '#web/core/api/errors.ts'
import { language } from '#web/core/i18n.ts'
import { useFormDraft } from '#web/core/forms/use-form-draft.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { shrunkPicture } from '#web/core/shrunk-picture.ts'
import { type ServiceValues, serviceValues, typedMiles } from './service-values.ts'

const filesOfForm = ['receipt']

type Options = {
  order: string
  items: readonly MaintenanceItem[]
  today: string
  onDone: () => void
}

/** The form of a service: what is typed stays on the device until the server has it. */
export function useServiceForm({ order, items, today, onDone }: Options) {
  const draftName = `maintenance ${order}`
  const form = useForm<ServiceValues>({
    mode: 'onBlur',
    defaultValues: { ...serviceValues(items, today), ...readDraft<ServiceValues>(draftName) },
  })
  const [files, setFiles] = useState<readonly (File | undefined)[]>(() => keptFiles(draftName))
  const [isPreparing, setPreparing] = useState(false)
  const { isKept, forget } = useFormDraft(form, draftName)
  const { mutate, isPending, refused, error } = useSend(submitMaintenance)
  useServerErrors(form, error, filesOfForm)
  const chosen = files.filter((file) => file !== undefined)

  const choose = (place: number, file: File | undefined) => {
    const next = [...files]
    next[place] = file
    const kept = next.filter((each) => each !== undefined)
    setFiles(kept)
    keepFiles(draftName, kept)
    form.clearErrors('receipt')
  }
  const send = form.handleSubmit(async (values) => {
    if (chosen.length === 0) {
      form.setError('receipt', { message: fieldMessage(fieldError('minFiles', 1), language()) })
      return
    }
    setPreparing(true)
    const receipt = await Promise.all(chosen.map(toSend))
    setPreparing(false)
    mutate(
      {
        order,
        item: values.item,
        date: values.date,
        odometer: typedMiles(values.odometer) ?? values.odometer,
        shop: values.shop,
        comment: values.comment.trim() || undefined,
        receipt,
      },
      {
        onSuccess: ({ status }) => {
          if (status !== 1) return
          forget()
          onDone()
        },
      },
    )
  })
  const refusal = refused ?? (fieldErrors(error) ? errorText(error) : undefined)
  return { form, files: chosen, choose, send, busy: isPreparing || isPending, isKept, refusal }
}

/** Pictures travel small (docs/product/inspections-and-maintenance.md#maintenance-items); papers as they are. */
async function toSend(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file
  const small = await shrunkPicture(file)
  if (!small || small.size >= file.size) return file
  return new File([small], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
}
