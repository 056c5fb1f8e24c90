import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 7) ${webkit} Chrome/130.0 Mobile Safari/537.36`,
    'chrome',
    'android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webkit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    'samsung',
    'android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1',
    'safari',
    'ios',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 CriOS/130.0 Mobile/15E148 Safari/604.1',
    'chrome',
    'ios',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17.0 Safari/604.1',
    'safari',
    'ipados',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0 Safari/537.36 Edg/130.0`,
    'edge',
    'windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.0; rv:131.0) Gecko/20100101 Firefox/131.0',
    'firefox',
    'macos',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/130.0 Safari/537.36 OPR/114.0`,
    'opera',
    'linux',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/130.0 Safari/537.36`,
    'chrome',
    'chromeos',
  ],
  ['curl/8.5.0', 'other', 'other'],
  [undefined, 'other', 'other'],
  [`${'x'.repeat(500)} Windows Firefox/131.0`, 'other', 'other'],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
