import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { mostAltLength } from '#domain/fleet/proof/own-photos.ts'
import type { OwnPhoto } from '#protocol/staff/garage/staff-cars.ts'
import { staffCar, staffDescribePhoto } from '#protocol/staff/names.ts'
import { onServer } from '#web/core/api/transport.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { companyMessages } from '../company/company-messages.ts'
import { Meanwhile } from '../company/meanwhile.tsx'
import { useDecide } from '../use-decide.ts'
import { photoMessages } from './photo-messages.ts'

type AltDialogProps = {
  /** As it is now; undefined once a colleague removed it. */
  photo: OwnPhoto | undefined
  onClose: () => void
}

type Values = { altEn: string; altEs: string }

/** What a photo shows, in both languages. */
export function AltDialog({ photo, onClose }: AltDialogProps) {
  const words = useMessages(photoMessages)
  const others = useMessages(companyMessages)
  const [begun, setBegun] = useState(photo)
  const saved: Values = { altEn: photo?.altEn ?? '', altEs: photo?.altEs ?? '' }
  const form = useForm<Values>({ defaultValues: saved })
  const { decide, isPending, error } = useDecide(staffDescribePhoto, staffCar)
  useServerErrors(form, error)
  const { errors, isDirty } = form.formState
  const save = form.handleSubmit((values) => {
    if (photo) decide({ photo: photo.id, version: photo.version, ...values }, onClose)
  })
  const anew = () => {
    form.reset(saved)
    setBegun(photo)
  }
  return (
    <Dialog
      title={words.altTitle}
      isOpen
      onClose={onClose}
      confirmClose={isDirty}
      footer={
        <Button size="lg" full busy={isPending} onClick={() => void save()}>
          {words.save}
        </Button>
      }
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
        {!photo && <Banner tone="warn">{words.gone}</Banner>}
        {photo && begun && begun.version !== photo.version && (
          <Meanwhile
            sentence={others.meanwhileSomebody}
            labels={{ altEn: words.altEn, altEs: words.altEs }}
            before={{ altEn: begun.altEn, altEs: begun.altEs }}
            now={saved}
            onAnew={anew}
          />
        )}
        {photo && (
          <img
            src={onServer(photo.medium)}
            alt=""
            className="max-h-39 w-full rounded-control bg-stage object-contain"
          />
        )}
        <p className="text-ink-2">{words.altLead}</p>
        <TextField
          label={words.altEn}
          hint={words.altHint}
          autoComplete="off"
          maxLength={mostAltLength}
          error={errors.altEn?.message}
          {...form.register('altEn')}
        />
        <TextField
          label={words.altEs}
          hint={words.altHintEs}
          autoComplete="off"
          maxLength={mostAltLength}
          error={errors.altEs?.message}
          {...form.register('altEs')}
        />
        <button type="submit" hidden>
          {words.save}
        </button>
      </form>
    </Dialog>
  )
}
