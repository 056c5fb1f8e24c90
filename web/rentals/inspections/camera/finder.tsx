import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import { usePrivateFile } from '#web/core/api/private-file.ts'
import type { RefObject } from 'react'
import { Outline } from './outline.tsx'

type FinderProps = {
  video: RefObject<HTMLVideoElement | null>
  state: 'starting' | 'live' | 'none'
  onLoadedData: () => void
  point: Checkpoint
  /** The same angle at the pickup, by its address. */
  before: string | undefined
}

/**
 * What the camera sees, and over it how the car should stand there: as in the photo of the pickup,
 * or inside a dashed line. Without a camera, the drawn example.
 */
export function Finder({ video, state, onLoadedData, point, before }: FinderProps) {
  const ghost = usePrivateFile(before)
  const isLive = state === 'live'
  return (
    <div className="camera-finder">
      {state === 'none' ? (
        <img src={point.samplePicture} alt="" className="sample" />
      ) : (
        <video ref={video} onLoadedData={onLoadedData} autoPlay muted playsInline />
      )}
      {isLive &&
        (ghost ? (
          <img src={ghost.url} alt="" className="ghost" />
        ) : (
          <Outline checkpoint={point.id} />
        ))}
    </div>
  )
}
