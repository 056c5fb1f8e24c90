import { expect, it } from 'vitest'
import { byFile, filesOfIcons } from './icons-by-file.mjs'

const list = `export { default as House, default as Home } from './icons/house.mjs'
export { default as X } from './icons/x.mjs'
export { createLucideIcon } from './createLucideIcon.mjs'
`

it('an icon comes from its file by each of its names', () => {
  expect([...filesOfIcons(list)]).toEqual([
    ['House', './icons/house.mjs'],
    ['Home', './icons/house.mjs'],
    ['X', './icons/x.mjs'],
  ])
})

it('a screen asks for the files of its icons alone, and its lines stay where they were', () => {
  const files = filesOfIcons(list)
  const screen = `import {
  Home as Door,
  type LucideIcon,
  Unknown,
  X,
} from 'lucide-react'
const here = X
`
  const code = byFile(screen, (icon) => files.get(icon)) ?? ''
  expect(code.split('\n')[0]).toBe(
    'import Door from "./icons/house.mjs"; import type { LucideIcon } from \'lucide-react\'; import { Unknown } from \'lucide-react\'; import X from "./icons/x.mjs"',
  )
  expect(code.split('\n').indexOf('const here = X')).toBe(
    screen.split('\n').indexOf('const here = X'),
  )
  expect(byFile("import { Link } from './link.tsx'", () => '')).toBeUndefined()
})
