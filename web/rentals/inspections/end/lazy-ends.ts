import { useEffect, useState } from 'react'
import { whenIdle } from '#web/core/pwa/when-idle.ts'

const load = async () => {
  const [{ DriveScene }, { EndScene }, { WeeklyDone }] = await Promise.all([
    import('./drive-scene.tsx'),
    import('./end-scene.tsx'),
    import('./weekly-done.tsx'),
  ])
  return { DriveScene, EndScene, WeeklyDone }
}
type Ends = Awaited<ReturnType<typeof load>>
let loaded: Ends | undefined

/** The scenes of the ends, fetched while the visit is entered; undefined until they are there, or when there is no signal for them. */
export function useEnds(): Ends | undefined {
  const [ends, setEnds] = useState(loaded)
  useEffect(() => {
    if (loaded) return
    whenIdle(() => {
      load().then(
        (found) => {
          loaded = found
          setEnds(found)
        },
        () => {},
      )
    })
  }, [])
  return ends
}
