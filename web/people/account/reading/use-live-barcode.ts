import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Found, licenseIn } from './read-barcode.ts'

/** Looks without finding one after which it says what helps. */
const manyLooks = 30
/** So many looks at another barcode before it is said to be one: a picture that moves may look like it. */
const sureLooks = 3
/** Between two looks, so that the picture and the buttons stay quick on a slow phone; milliseconds. */
const restMs = 120

/**
 * Looks for a barcode in what the camera sees, again and again, until it was read; nothing of it leaves the device.
 * Answers whether it takes longer than usual.
 */
export function useLiveBarcode(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onFound: (found: Found) => void,
): boolean {
  const [isSlow, setSlow] = useState(false)
  const tell = useEffectEvent(onFound)
  useEffect(() => {
    if (!isOn) return
    let isHere = true
    let looks = 0
    let others = 0
    const look = async () => {
      const seen = video.current
      if (!isHere || !seen) return
      const { videoWidth: width, videoHeight: height } = seen
      const found = await licenseIn({ image: seen, width, height }, looks)
      if (!isHere) return
      looks += 1
      if (found && !found.license) others += 1
      if (found && (found.license || others === sureLooks)) tell(found)
      if (looks === manyLooks) setSlow(true)
      setTimeout(() => void look(), restMs)
    }
    void look()
    return () => {
      isHere = false
    }
  }, [isOn, video])
  return isSlow
}
