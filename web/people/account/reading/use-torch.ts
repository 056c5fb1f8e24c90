import { type RefObject, useState } from 'react'

/** The light of a camera is not among what the types know of it. */
type Lit = { torch?: boolean }

function trackOf(video: RefObject<HTMLVideoElement | null>): MediaStreamTrack | undefined {
  const stream = video.current?.srcObject
  return stream instanceof MediaStream ? stream.getVideoTracks()[0] : undefined
}

/** The light beside a phone's camera, where it has one and the browser lets us switch it. */
export function useTorch(video: RefObject<HTMLVideoElement | null>) {
  const [isThere, setThere] = useState(false)
  const [isOn, setOn] = useState(false)
  return {
    isThere,
    isOn,
    /** Once the camera shows something. */
    look: () => setThere((trackOf(video)?.getCapabilities() as Lit | undefined)?.torch === true),
    toggle: () => {
      const wanted: Lit = { torch: !isOn }
      void trackOf(video)
        ?.applyConstraints({ advanced: [wanted as MediaTrackConstraintSet] })
        .then(() => setOn(!isOn))
        .catch(() => setThere(false))
    },
  }
}
