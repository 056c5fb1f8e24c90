import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { booking, extendCar } from '#protocol/rentals/names.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { keepDraft, readDraft } from '#web/core/forms/draft.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useFormDraft } from '#web/core/forms/use-form-draft.ts'
import { useLatest } from '#web/core/api/use-latest.ts'
import { useRead, useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { useSettled } from '#web/core/use-settled.ts'
import type { Method } from '#web/money/payments/parts/method.ts'
import type { ExtensionOffer } from './offer.ts'

const settlingMs = 400

export type ExtendValues = {
  /** YYYY-MM-DDTHH:mm; empty until something else than the suggestion is chosen. */
  end: string
  /** A price modifier; empty is that of the rental. */
  pm: string
  odometer: string
}

/** Miles as typed; undefined while they are no whole number. */
export function milesOf(text: string): number | undefined {
  const digits = text.replace(/[\s,]/g, '')
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined
}

/** The reading that an extension's may not be below; miles. */
export function lastReading({ car, rental }: ExtensionOffer): number {
  return Math.max(car.lastOdometerReading, rental?.startOdometer ?? 0)
}

/** The form of an extension with the server's quote for what is chosen; what is typed is kept. `wanted` is the end that the address names. */
export function useExtension(order: string, wanted: string | undefined) {
  const navigate = useNavigate()
  const name = `extend:${order}`
  const form = useForm<ExtendValues>({
    mode: 'onBlur',
    defaultValues: {
      end: '',
      pm: '',
      odometer: '',
      ...readDraft<ExtendValues>(name),
      ...(wanted ? { end: wanted } : {}),
    },
  })
  const { forget } = useFormDraft(form, name)
  const { end, pm, odometer = '' } = useWatch({ control: form.control })
  const settled = useSettled(`${end} ${odometer}`, settlingMs)
  const isMoving = settled !== `${end} ${odometer}`
  const [settledEnd = '', typed = ''] = settled.split(' ')
  const miles = milesOf(typed)
  // Only a reading that can be is priced; until then the price is the one without.
  const [last, setLast] = useState<number>()
  const isSound = miles !== undefined && last !== undefined && miles >= last
  const quote = useRead(
    booking,
    {
      order,
      isCarExtend: true,
      end: settledEnd || undefined,
      pm: pm || undefined,
      odometer: isSound ? miles : undefined,
    },
    { enabled: order !== '' },
  )
  const offer = useLatest(quote.data)
  useServerErrors(form, quote.error)
  const reading = offer && lastReading(offer)
  if (reading !== undefined && reading !== last) setLast(reading)

  const sending = useSend(extendCar)
  useServerErrors(form, sending.error)
  const [held, setHeld] = useState<{ order: string; method: Method }>()
  /** Holds the extension; with a kept card it is paid at once. */
  const submit = (method: Method | undefined) =>
    form.handleSubmit(({ pm: chosenPm, odometer: read }) => {
      const { end: chosenEnd, reading: fresh } = offer?.extension ?? {}
      const now = read ? milesOf(read) : fresh?.miles
      if (!offer || !chosenEnd || now === undefined) return
      const total = offer.calculatorData.dueNow
      sending.mutate(
        { order, end: chosenEnd, pm: chosenPm || undefined, odometer: now, total },
        {
          onSuccess: (answer) => {
            if (answer.status === 0) return
            forget()
            if (method && !answer.paid) return setHeld({ order: answer.orderId, method })
            // An accepted offer may pay for all of it.
            const to = answer.paid ? routes.confirmation : routes['payment-extend']
            void navigate({ to, search: { order: answer.orderId } })
          },
          onError: quote.refetch,
        },
      )
    })
  /** A choice that no field of the form types: the calendar's and the plans'. */
  const choose = (field: 'end' | 'pm', value: string) => {
    form.clearErrors(field)
    form.setValue(field, value)
    keepDraft(name, form.getValues())
  }
  return {
    form,
    choose,
    offer,
    /** The price has the miles so far: a reading of the last day stands, or one is typed. */
    isRead: isSound || offer?.extension?.reading !== undefined,
    /** What is chosen, before it is priced. */
    end: end || (offer?.extension?.end ?? ''),
    /** The quote shown belongs to other choices, or is being asked for. */
    isOld: isMoving || quote.isOld || quote.isFetching,
    /** The price of these choices could not be read: the one shown is of earlier ones. */
    hasFailed: quote.error !== null && fieldErrors(quote.error) === undefined,
    error: quote.error,
    refused: quote.refused,
    refetch: quote.refetch,
    isSending: sending.isPending || held !== undefined,
    /** What is held and being paid with the kept card. */
    held,
    submit: (method: Method | undefined) => void submit(method)(),
  }
}
