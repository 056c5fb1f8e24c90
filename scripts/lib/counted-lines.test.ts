import { expect, test } from 'vitest'
import { countedLines } from './counted-lines.mjs'

test.each([
  ['nothing but code', 'const a = 1\nconst b = 2\n', '.ts', [2, 0, 0]],
  ['a comment beside code is code', 'const a = 1 // one\n', '.ts', [1, 0, 0]],
  ['comments of a line', '// one\n  // two\na()\n', '.mjs', [1, 2, 0]],
  ['a comment of several lines', '/**\n * What it does.\n\n */\nrun()\n', '.ts', [1, 3, 1]],
  ['code after the end of a comment', '/* one */ run()\n/*\n two */ run()\n', '.ts', [2, 1, 0]],
  ['a comment of a screen', '{/* nothing */}\n<p />\n', '.tsx', [1, 1, 0]],
  ['SQL', '-- why\nselect 1;\n\n', '.sql', [1, 1, 1]],
  ['no comment in a stylesheet', '//a { }\n', '.css', [1, 0, 0]],
  ['no lines', '', '.ts', [0, 0, 0]],
])('%s', (_what, text, extension, [code, comments, blank]) => {
  expect(countedLines(text, extension)).toEqual({ code, comments, blank })
})
