import { useCallback, useEffect, useRef, useState } from 'react'
import { asSmallJpeg, longestSide } from '#web/core/shrunk-picture.ts'

/** The camera at the back of a phone, or whichever there is; undefined without one and without leave. */
async function openCamera(): Promise<MediaStream | undefined> {
  // Absent where the address is not secure.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  const video = { facingMode: { ideal: 'environment' }, width: { ideal: longestSide } }
  return devices?.getUserMedia({ video, audio: false }).catch(() => undefined)
}

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** The live camera for a `<video>`; `none` when files have to do. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'starting' | 'live' | 'none'>('starting')
  useEffect(() => {
    let isHere = true
    let stream: MediaStream | undefined
    void openCamera().then((found) => {
      if (!isHere) return stop(found)
      if (!found || !video.current) return setState('none')
      stream = found
      video.current.srcObject = found
      // It was unplugged, or the leave was taken back.
      for (const track of found.getTracks()) track.addEventListener('ended', () => setState('none'))
    })
    return () => {
      isHere = false
      stop(stream)
    }
  }, [])
  const onLoadedData = useCallback(() => setState('live'), [])
  /** What the camera sees now, whole: also what the finder cuts off at its edges. */
  const shot = async (): Promise<Blob | undefined> => {
    const seen = video.current
    if (!seen) return undefined
    return asSmallJpeg({ image: seen, width: seen.videoWidth, height: seen.videoHeight })
  }
  return { video, state, onLoadedData, shot }
}
