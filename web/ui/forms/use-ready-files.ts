import { useRef, useState } from 'react'
import { readyFile } from '../media/taken-photo.ts'
import { type AllowedFiles, fileProblem } from './file-rules.ts'

/** Files as they are sent, and why one cannot be, as a key of the field messages; what was chosen last counts. */
export function useReadyFiles(allowed: AllowedFiles, maxMb: number) {
  const [refusal, setRefusal] = useState<string>()
  const last = useRef(0)
  const ready = (files: File[], use: (ready: File[]) => void) => {
    const turn = ++last.current
    const end = (problem: string | undefined, done: File[]) => {
      if (turn !== last.current) return
      setRefusal(problem)
      if (!problem) use(done)
    }
    // What cannot draw makes nothing small: the file goes as it is, and the server draws it anew.
    if (typeof createImageBitmap !== 'function') {
      const problems = files.map((file) => fileProblem(file, allowed, maxMb))
      return end(
        problems.find((each) => each !== undefined),
        files,
      )
    }
    void Promise.all(files.map((file) => readyFile(file, allowed, maxMb))).then((all) =>
      end(
        all.map((each) => ('problem' in each ? each.problem : undefined)).find(Boolean),
        all.flatMap((each) => ('photo' in each ? [each.photo] : [])),
      ),
    )
  }
  const forget = () => {
    last.current += 1
    setRefusal(undefined)
  }
  return { refusal, ready, forget }
}
