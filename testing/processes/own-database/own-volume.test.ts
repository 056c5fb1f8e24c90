// @thorough
import { chownSync, readdirSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'
import { startServer } from '../../built-server.ts'
import { processesOf } from './checkpoint-cut.ts'
import { clusterIn, noteIn } from './own.ts'
import { ownPlace } from './own-place.ts'

/** Somebody without rights, as the image runs as one. */
function somebody(): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** Whether everybody may go to a folder. */
const isOpen = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (folder === dirname(folder) || isOpen(dirname(folder)))

/** The files that a process has open. */
const openFiles = (pid: number) =>
  readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${fd}`)]
    } catch {
      return []
    }
  })

test('whoever owns DATA_DIR, as in the image, has all of the database in it', async ({ skip }) => {
  if (process.platform !== 'linux') skip('this system does not list the files that are open')
  const user = process.getuid?.() === 0 ? somebody() : undefined
  if (process.getuid?.() === 0 && !(user && isOpen(projectRoot)))
    skip('nobody but root may read this checkout')
  const place = ownPlace()
  const dataDir = place.DATA_DIR ?? ''
  if (user) chownSync(dataDir, user.uid, user.gid)
  const server = await startServer(place, { user })
  expect(noteIn(dataDir).folder).toBeUndefined()
  const open = processesOf(clusterIn(dataDir)).flatMap(openFiles)
  const inside = `${realpathSync(dataDir)}/`
  expect(open.filter((path) => path.startsWith(join(inside, 'postgres/'))).length).toBeGreaterThan(
    10,
  )
  // Pipes, sockets and /dev/null are no files of the database.
  const files = open.filter((path) => path.startsWith('/') && !path.startsWith('/dev/'))
  expect(files.filter((path) => !path.startsWith(inside))).toEqual([])
  await server.stop()
})
