import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Day } from '#domain/core/time/wall-time.ts'
import type { ReadLicense } from '#domain/people/drivers/license-barcode.ts'
import { licenseRefusal } from '#domain/people/drivers/license-refusal.ts'
import { isSameName } from '#domain/people/drivers/same-name.ts'
import type { Found } from './read-barcode.ts'
import type { useLicense } from '../papers/use-license.ts'
import type { PersonValues } from '../parts/person-fields.tsx'
import { takenPhoto } from '#web/ui/media/taken-photo.ts'
import { today } from '../today.ts'

/** What came of a barcode: it filled the form, nobody drives with it, or it is none of ours to read. */
export type Told = 'read' | 'refused' | 'other'

type ReadingOptions = {
  license: ReturnType<typeof useLicense>
  /** The form of the person it is of, while that is still to be filled in. */
  person?: UseFormReturn<PersonValues> | undefined
  /** The name on file of whom it is of. */
  known: { firstName?: string | undefined; lastName?: string | undefined } | undefined
  /** Of the trip, YYYY-MM-DD. */
  startDay?: Day | undefined
}

/**
 * A license whose back is read on the device: what it says goes into the forms, and what is wrong with it is said at
 * once (docs/product/accounts.md#reading-a-license). The text of the barcode does not come this far.
 */
export function useReading({ license, person, known, startDay }: ReadingOptions) {
  const [isOpen, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<ReturnType<typeof licenseRefusal>>()
  const [isOtherName, setOtherName] = useState(false)
  /** How often one was read: each time the lines to check begin anew. */
  const [times, setTimes] = useState(0)
  /** Whoever types, or whose license has nothing to read. */
  const [isTyped, setTyped] = useState(false)
  /** There was no barcode of ours to read. */
  const [isUnread, setUnread] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const fill = (read: ReadLicense) => {
    const set = { shouldDirty: true }
    license.form.setValue('country', 'US', set)
    license.form.setValue('state', read.state ?? '', set)
    license.form.setValue('number', read.number ?? '', set)
    license.form.setValue('expirationDate', read.expirationDate ?? '', set)
    license.form.clearErrors()
    if (!person) return
    const now = person.getValues()
    // What is there already has its accents, which a card leaves out.
    const isKept = now.firstName !== '' && now.lastName !== '' && isSameName(read, now)
    if (!isKept) {
      person.setValue('firstName', read.firstName ?? '', set)
      person.setValue('lastName', read.lastName ?? '', set)
    }
    person.setValue('birthDate', read.birthDate ?? '', set)
    person.clearErrors(['firstName', 'lastName', 'birthDate'])
  }

  const onFound = ({ license: read }: Found): Told => {
    if (!read) return 'other'
    const reason = licenseRefusal(read, today(), startDay)
    setRefusal(reason)
    if (reason) {
      setOpen(false)
      return 'refused'
    }
    setOtherName(!isSameName(read, known ?? {}))
    fill(read)
    setTimes(times + 1)
    setTyped(false)
    setUnread(false)
    return 'read'
  }
  /** Chosen pictures: the one with a barcode is the back. Without one, the first is the front. */
  const onFiles = async ([one, other]: readonly File[]) => {
    const { licenseInFile } = await import('./read-barcode.ts')
    const pictures: File[] = []
    let back: File | undefined
    for (const file of [one, other]) {
      // oxlint-disable-next-line no-await-in-loop -- each picture takes the memory of a whole photo.
      const ready = file && (await takenPhoto(file))
      if (!ready || !('photo' in ready)) continue
      pictures.push(ready.photo)
      // oxlint-disable-next-line no-await-in-loop -- as above.
      const found = back ? undefined : await licenseInFile(ready.photo)
      const told = found ? onFound(found) : 'other'
      if (told === 'refused') return
      if (told === 'read') back = ready.photo
    }
    const front = pictures.find((picture) => picture !== back)
    if (front) license.choose(0)(front)
    if (front && back) license.chooseBoth(front, back)
    else if (back) license.choose(1)(back)
    setUnread(back === undefined)
    if (!back) setTyped(true)
  }
  const type = () => {
    setOpen(false)
    setTyped(true)
  }
  return {
    isOpen,
    open: () => {
      setRefusal(undefined)
      setOpen(true)
    },
    close: () => setOpen(false),
    onFound,
    type,
    isBusy,
    onFiles: (files: readonly File[]) => {
      if (files.length === 0 || isBusy) return
      setRefusal(undefined)
      setBusy(true)
      // What cannot be had without signal is typed.
      void onFiles(files)
        .catch(type)
        .finally(() => setBusy(false))
    },
    onBack: license.choose(1),
    onDone: (front: File, back: File) => {
      license.chooseBoth(front, back)
      setOpen(false)
      if (times > 0) return
      setTyped(true)
      setUnread(true)
    },
    refusal,
    isOtherName,
    isUnread,
    times,
    isRead: times > 0 && !isTyped,
    isTyped,
  }
}
