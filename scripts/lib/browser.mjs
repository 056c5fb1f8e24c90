import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, runTool } from './run.mjs'
import { say, saySlowly } from './say.mjs'

// Debian's headless shell draws pages and no window of its own around them: a fifth less work.
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser for the journeys: CHROME_PATH, one of this machine, or Playwright's own.
 * @returns {Promise<string | undefined>} an absolute path to something that starts
 */
export async function findBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  const { chromium } = await import('@playwright/test')
  return [...inPath, ...elsewhere, chromium.executablePath()].find(starts)
}

/**
 * The same, after trying to install one: Debian's package as root, else Playwright's download.
 * @returns {Promise<string | undefined>} undefined when there is none and none could be had
 */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found !== undefined) return found
  say('No Chromium or Chrome on this machine; installing one for the browser journeys …')
  await saySlowly('Installing a browser', installBrowser())
  return findBrowser()
}

async function installBrowser() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-q'], { env })
    for (const name of [shell, 'chromium']) {
      const args = ['install', '-y', '-q', '--no-install-recommends', name]
      if ((await run('apt-get', args, { env })) === 0 && (await findBrowser())) return
    }
  }
  await runTool('@playwright/test', ['install', 'chromium'])
}

/**
 * An executable file that answers with its version: Ubuntu's chromium may be an empty shell.
 * @param {string} path
 */
function starts(path) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
